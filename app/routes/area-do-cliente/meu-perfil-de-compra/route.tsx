import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ClientArea } from '~/features/account/client-area/client-area';
import type { FormReply } from '~/forms/form-reply';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { Purpose } from './purpose';
import { ProfileQuestions } from './profile-questions';
import { profileData } from './queries.server';
import '~/features/account/client-area/client-area-page.css';

export { action } from './action.server';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

/** Forwards Retry-After of a rate-limited action. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const title = 'Meu perfil de compra';
export const meta = privatePageMeta(title);
export const loader = (args: LoaderFunctionArgs) => profileData(args);

/** Purchase profile in eight questions (brief §17.4; prototype perfil-de-compra). */
export default function PurchaseProfilePage() {
  const { profile } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  const shown = profile.status === 'shown' ? profile.value : null;
  return (
    <ClientArea
      page={links.purchaseProfile()}
      title={title}
      lead="O que você procura, em dois minutos. Tudo é opcional e muda quando você quiser."
    >
      {shown ? (
        <div className="pc">
          <ProfileQuestions
            known={shown.known}
            matches={shown.matches}
            reply={reply}
            key={JSON.stringify(shown.known)}
          />
          <Purpose isKept={shown.isKept} hasPlaces={shown.known.lugar.length > 0} />
        </div>
      ) : (
        <p className="suave">
          {profile.status === 'hidden'
            ? 'O perfil de compra não está disponível neste site. '
            : 'Algo de errado ocorreu ao buscar o seu perfil de compra. '}
          <a
            className="elo"
            href={profile.status === 'hidden' ? links.wantedProperty() : links.purchaseProfile()}
          >
            {profile.status === 'hidden' ? 'Diga o que procura a um consultor' : 'Tentar de novo'}
          </a>
        </p>
      )}
    </ClientArea>
  );
}
