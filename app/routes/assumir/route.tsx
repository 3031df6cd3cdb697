import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MinimalLayout } from '~/features/layout/minimal-layout';
import { LinkExpired } from '~/features/status-pages/link-expired';
import { PageFailed } from '~/features/status-pages/page-failed';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { takePageAction } from './action.server';
import { ContactCard } from './contact-card';
import { buttonField, type LinkAction } from './fields';
import { type ShownLink, takePageData } from './link-data.server';
import { LinkProperty } from './link-property';
import '~/features/status-pages/email-link-page.css';
import './assumir.css';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const loader = (args: LoaderFunctionArgs) => takePageData(args);
export const action = (args: ActionFunctionArgs) => takePageAction(args);

/** A generic title keeps names out of the browser's history. */
export const meta = privatePageMeta('Contato');

/** Page of the link in an e-mail to who is asked to take a contact (prototype mesa-corretor-hoje). */
export default function TakeContact() {
  const { firm: brokerage, token, link, hasFailed } = useLoaderData<typeof loader>();
  return (
    <MinimalLayout firm={brokerage}>
      {link ? (
        <div className="parar assumir">
          {link.state === 'offered' ? (
            <Offered link={link} token={token} />
          ) : link.contact ? (
            <ContactCard link={link} contact={link.contact} token={token} />
          ) : (
            <Ended link={link} />
          )}
        </div>
      ) : hasFailed ? (
        <PageFailed title="Não foi possível abrir o contato agora." href={links.takeContact(token)} />
      ) : (
        <LinkExpired />
      )}
    </MinimalLayout>
  );
}

function Offered({ link, token }: { link: ShownLink; token: string }) {
  return (
    <>
      <p className="assumir__prazo">
        <b>Para você até {link.due}</b>
        {link.left && <span>{link.left}</span>}
      </p>
      <h1>{link.property?.title ?? link.request}</h1>
      <LinkProperty property={link.property} isTitled />
      <p className="assumir__por">
        {link.request}, {link.came}. Vem para você {link.reason}.
      </p>
      <form method="post" action={links.takeContact(token)} className="assumir__acoes">
        <Button action="assumir" isMain>
          Assumir
        </Button>
        <Button action="recusar">Não posso agora</Button>
      </form>
      <p className="nota">
        Nome, telefone e mensagem aparecem depois de assumir. Abrir esta página não muda nada; só os botões
        mudam.
      </p>
    </>
  );
}

const Button = ({
  action,
  isMain,
  children,
}: {
  action: LinkAction;
  isMain?: boolean;
  children: React.ReactNode;
}) => (
  <button className={`bt ${isMain ? 'bt--1' : 'bt--2'} bt--t`} name={buttonField} value={action}>
    {children}
  </button>
);

const Ended = ({ link }: { link: ShownLink }) => (
  <div role="status">
    <h1>{link.state === 'other' ? 'Este contato já tem quem atenda.' : 'Este contato seguiu adiante.'}</h1>
    <p className="lide">{link.ended}</p>
    <LinkProperty property={link.property} />
  </div>
);
