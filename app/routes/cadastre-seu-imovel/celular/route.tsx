import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { retention } from '@domain/people/privacy';
import { Icon } from '~/components/ui/icon';
import { AnnounceLayout } from '~/features/announce/announce-layout';
import { draftField } from '~/features/announce/draft-form';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { devicesAction } from './action.server';
import { Browsers } from './browsers';
import { deviceIntents } from '~/features/announce/device-intents';
import { devicesData } from './queries.server';
import './celular.css';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const loader = (args: LoaderFunctionArgs) => devicesData(args);
export const action = (args: ActionFunctionArgs) => devicesAction(args);
export const meta = privatePageMeta('Continuar no celular');

/** QR code and link to the draft, and its browsers (prototype anunciar-celular). */
export default function Devices() {
  const {
    step,
    shown,
    hasLink,
    isAway,
    browsers,
    mostBrowsers: maxBrowsers,
  } = useLoaderData<typeof loader>();
  return (
    <AnnounceLayout
      title="Continue no celular."
      lead="O que você já contou está lá, do jeito que deixou."
      step={step}
    >
      {isAway && (
        <p role="alert">
          Não conseguimos abrir o seu rascunho agora. Ele está guardado: tente de novo em alguns minutos.
        </p>
      )}
      {shown && (
        <div className="celular">
          <svg
            className="qr"
            viewBox={`0 0 ${shown.qr.size} ${shown.qr.size}`}
            role="img"
            aria-label="Código QR do link"
            shapeRendering="crispEdges"
          >
            <path fill="#fff" d={`M0 0h${shown.qr.size}v${shown.qr.size}H0z`} />
            <path d={shown.qr.path} />
          </svg>
          <div>
            <h2 className="t3">Aponte a câmera</h2>
            <p className="suave">
              O anúncio abre onde você parou. O link serve só para este rascunho e vale até {shown.until}.
            </p>
            <p className="menor celular__link">{shown.url}</p>
          </div>
        </div>
      )}
      {!isAway && (
        <form method="post" action={links.announceDevices()} className="celular__acoes">
          {!shown && (
            <p className="suave">
              Um código leva a este rascunho, por {retention.announcementLinkDays} dias, quem o abrir:
              guarde-o com você.
              {hasLink && ' Um novo toma o lugar do anterior.'}
            </p>
          )}
          <button
            className={shown ? 'bt bt--2' : 'bt bt--1'}
            name={draftField.intent}
            value={deviceIntents.make}
          >
            {shown ? 'Trocar o código' : 'Mostrar o código'}
          </button>
          {hasLink && (
            <button className="bt bt--3" name={draftField.intent} value={deviceIntents.end}>
              Anular o link
            </button>
          )}
        </form>
      )}
      <Browsers browsers={browsers} most={maxBrowsers} />
      <p>
        <a className="elo" href={links.announce()}>
          <Icon name="back" small />
          Continuar por aqui
        </a>
      </p>
    </AnnounceLayout>
  );
}
