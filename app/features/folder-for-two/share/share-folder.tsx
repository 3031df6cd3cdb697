import { links } from '~/links';
import { LinkList } from './link-list';
import { MakeLink } from './make-link';
import { NewLink } from './new-link';
import type { ShareData } from './share-data.server';

interface ShareFolderProps {
  shared: ShareData;
  /** When a new link's address is shown no more. */
  until: string;
  /** Of the list. */
  heading: 'h2' | 'h3';
}

/** How page and window are called. */
export const shareTitle = ({ folder }: ShareData) => `Compartilhar “${folder.name}”`;

/** A folder's links for guests (brief §17.2; prototypes pasta-compartilhar, pasta-compartilhada). */
export function ShareFolder({ shared: { folder, section, address }, until, heading }: ShareFolderProps) {
  const action = links.shareFolder(folder.id);
  const all = section.status === 'shown' ? section.value : [];
  return (
    <div className="compartilha">
      {address ? <NewLink address={address} until={until} /> : <MakeLink action={action} />}
      {section.status !== 'shown' && (
        <p className="lide" role="alert">
          Não foi possível buscar os links desta pasta agora.
        </p>
      )}
      {all.length > 0 && <LinkList all={all} action={action} heading={heading} />}
    </div>
  );
}
