import { type Visibility, visibilityNames, visibilityTexts } from '@domain/property/visibility';
import { adminLinks } from '../../admin-links';
import { Panel } from '../../record/panel';

/** In a property's record: who sees it, and the way to its invitations. */
export const WhoSeesPanel = ({ id, visibility }: { id: number; visibility: Visibility }) => (
  <Panel id="quem-ve" title="Quem vê">
    <p>
      <b>{visibilityNames[visibility]}.</b> {visibilityTexts[visibility]}
    </p>
    <p>
      <a className="elo" href={adminLinks.reservedProperty(id)}>
        Mudar quem vê, convidar uma pessoa
      </a>
    </p>
  </Panel>
);
