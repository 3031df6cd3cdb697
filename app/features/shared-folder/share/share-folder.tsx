import { links } from '~/links';
import { LinkList } from './link-list';
import { MakeLink } from './make-link';
import { NewLink } from './new-link';
import type { ShareData } from './share-data.server';

interface ShareFolderProps {
  shared: ShareData;
  until: string;
  heading: 'h2' | 'h3';
}

export const shareTitle = ({ folder }: ShareData) => `Compartilhar “${folder.name}”`;

/** Links of a folder for guests (brief §17.2; prototypes pasta-compartilhar, pasta-compartilhada). */
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
