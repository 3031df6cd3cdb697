import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountPage } from '~/features/account/sign-in/account-page';
import { ResendForm } from '~/features/account/registration/resend-form';
import { Icon } from '~/components/ui/icon';
import { signInTexts } from '~/features/account/sign-in/texts';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { registrationData } from './queries.server';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { action } from './action.server';

export const meta = fixedPageMeta({
  title: 'Cadastro',
  description: 'Confirme o seu e-mail para encerrar o cadastro.',
  path: links.registered(),
  card: 'home',
  indexable: false,
});

export const loader = (args: LoaderFunctionArgs) => registrationData(args);

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

const states: Record<Data['state'], (data: Data) => JSX.Element> = {
  registered: Registered,
  verify: Verify,
  verified: Verified,
  expired: Expired,
};

/** Page after registration, and target of the verification link (brief §16, 'Account'). */
export default function RegistrationDone() {
  const data = useLoaderData<typeof loader>();
  const State = states[data.state];
  return (
    <AccountPage gravura="praia-mansa">
      <State {...data} />
    </AccountPage>
  );
}

function Registered({ email, isSignedIn }: Data) {
  return (
    <>
      <h1>Falta um passo.</h1>
      <p className="lide">{signInTexts.registered}</p>
      <p className="suave">
        {email && (
          <>
            Enviamos para <b>{email}</b>.{' '}
          </>
        )}
        O link vale por 24 horas.
      </p>
      <div className="login__acoes">
        {isSignedIn ? (
          <>
            <ResendForm className="bt bt--2">Reenviar e-mail</ResendForm>
            <a className="bt bt--3 elo" href={links.signedInHome()}>
              Ir para minha home
            </a>
          </>
        ) : (
          <OnwardLink isSignedIn={false} />
        )}
      </div>
    </>
  );
}

function Verify({ token, email }: Data) {
  return (
    <>
      <h1>Validar sua conta</h1>
      <p className="lide">
        {email ? `É você, ${email}? ` : ''}O botão abaixo confirma o endereço e encerra o cadastro.
      </p>
      <form method="post" action={links.registered()}>
        <input type="hidden" name="token" value={token ?? ''} />
        <button className="bt bt--1 bt--t">Validar minha conta</button>
      </form>
      <p className="nota">Não fez este cadastro? Feche a página; nada muda.</p>
    </>
  );
}

function Verified({ isSignedIn }: Data) {
  return (
    <div className="feito" role="status">
      <Icon name="check" />
      <h1>Conta validada</h1>
      <p className="suave">Suas buscas e seus favoritos já podem ser guardados.</p>
      <div className="feito__acoes">
        <OnwardLink isSignedIn={isSignedIn} />
      </div>
    </div>
  );
}

function Expired({ isSignedIn }: Data) {
  return (
    <>
      <h1>Este link já não vale.</h1>
      <p className="suave">
        Links de validação duram 24 horas e servem uma vez.{' '}
        {isSignedIn ? 'Peça outro; leva um minuto.' : 'Entre na sua conta para pedir outro.'}
      </p>
      <div className="login__acoes">
        {isSignedIn && <ResendForm className="bt bt--1">Reenviar e-mail</ResendForm>}
        {!isSignedIn && <OnwardLink isSignedIn={false} />}
      </div>
    </>
  );
}

function OnwardLink({ isSignedIn }: Pick<Data, 'isSignedIn'>) {
  return isSignedIn ? (
    <a className="bt bt--1" href={links.signedInHome()}>
      Ir para minha home
    </a>
  ) : (
    <a className="bt bt--1" href={links.signInStill()}>
      Entrar
    </a>
  );
}
