import { useEffect, useState } from 'react';
import { trackEvent } from '~/features/marketing/analytics/track-event.browser';
import { trackView, viewOf } from '~/features/views/track-view.browser';
import { useBrokerage } from '~/components/use-brokerage';
import { Photo } from '~/components/ui/photo';
import { CopiedLink } from '~/components/ui/copied-link';
import { Dialog } from '~/components/ui/dialog';
import { hasPicture, pictureUrl } from '~/domain/picture';
import type { PropertyDetail } from '~/domain/property';
import { ShareIcon, shareDialogId } from './share-button';
import { TargetIcon } from './target-icon';
import { shareSubject, shareTargets } from './targets';

interface ShareDialogProps {
  detail: Pick<PropertyDetail, 'id' | 'condition' | 'titulo1' | 'endereco' | 'fotos'>;
  url: string;
  siteUrl: string;
  facebookAppId: string | null;
}

const fieldId = 'link-do-imovel';

/** Share dialog (spec 2 §2): link, copy and eight targets. Field and links work without scripts. */
export function ShareDialog({ detail, url, siteUrl, facebookAppId }: ShareDialogProps) {
  const { id, titulo1: title, endereco } = detail;
  const view = viewOf(detail, 'share');
  const photo = detail.fotos.find(hasPicture) ?? null;
  const file = pictureUrl(photo, 1080);
  const picture = file && new URL(file, siteUrl).href;
  const brokerage = useBrokerage();
  // Resets the button to 'Copiar' each time the dialog opens.
  const [opened, setOpened] = useState(0);
  const [hasShareSheet, setShareSheet] = useState(false);

  useEffect(() => {
    setShareSheet('share' in navigator);
    const element = document.getElementById(shareDialogId)!;
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open') return;
      setOpened((times) => times + 1);
      trackEvent({ event: 'lead_interessado', product_id: id });
      trackView(view);
    };
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, [id, view]);

  return (
    <Dialog id={shareDialogId} title="Compartilhar imóvel" fullOnPhone>
      <div className="partilha">
        <Photo photo={photo} sizes="96px" maxWidth={480} />
        <div>
          <p className="menor">
            {endereco.bairro && (
              <>
                <b>{endereco.bairro}</b>,{' '}
              </>
            )}
            {endereco.cidade}
          </p>
          <p className="menor suave">{title}</p>
        </div>
      </div>
      {hasShareSheet && (
        <button
          type="button"
          className="bt bt--1 bt--t"
          onClick={() => {
            // A cancelled share sheet rejects; that is not an error.
            navigator.share({ title: shareSubject(brokerage), text: title, url }).catch(() => undefined);
          }}
        >
          <ShareIcon />
          Escolher o aplicativo
        </button>
      )}
      <CopiedLink id={fieldId} label="Link do imóvel" url={url} key={opened} />
      <ul className="redes">
        {shareTargets({ url, title, picture, facebookAppId, house: brokerage }).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener">
              <TargetIcon name={name} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
