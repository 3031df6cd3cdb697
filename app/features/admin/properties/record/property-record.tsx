import type { StaffOwner } from '@contract/staff-owners';
import type { StaffProperty } from '@contract/staff-properties';
import type { StaffWaitingPeople } from '@contract/staff-waiting-people';
import { ownNumber, ownSource } from '@domain/announcement/own-source';
import { type OverrideField, overrideNames } from '@domain/property/override-names';
import { Icon } from '~/components/ui/icon';
import { AdminIcon } from '../../admin-icon';
import { adminLinks } from '../../admin-links';
import { Record } from '../../record/record';
import { CheckPanel, type CheckPanelProps } from '../freshness/check-panel';
import { WaitingPanel } from '../waiting/waiting-panel';
import { DecideSection } from './decide-section';
import { FeedField } from './feed-field';
import type { OpenField } from './open-field';
import { OffAirPanel } from './off-air-panel';
import { WhoSeesPanel } from '../reserved/who-sees-panel';
import type { PropertyView } from './property-view';
import { fieldOf, type PropertyReply, shownFields } from './record-fields';

export interface PropertyRecordProps {
  property: StaffProperty;
  view: PropertyView;
  canWrite: boolean;
  /** The field whose lock is open. */
  open: OpenField | null;
  reply: PropertyReply;
  check: CheckPanelProps | null;
  /** null: it could not be read now. */
  waiting: StaffWaitingPeople | null;
  contactsGrant?: 'all' | 'own';
  /** null: it could not be read now. */
  owner: StaffOwner | null;
}

/** Each panel beside the fields, and each section, is a component with a file of its own. */
export function PropertyRecord(props: PropertyRecordProps) {
  const { property, view, open, canWrite, reply, check, waiting, contactsGrant, owner } = props;
  const { id } = property;
  const fieldFact = (name: OverrideField) => {
    const field = fieldOf(property, name);
    const isOpen = open?.field === name;
    const fieldProps = { id, field, canWrite, reply, texts: view.texts[name], open: isOpen ? open : null };
    return [overrideNames[name], <FeedField {...fieldProps} key={name} />] as const;
  };
  return (
    <Record
      title={view.title}
      lead={<Lead {...property} {...view} />}
      back={{ label: 'Imóveis', href: adminLinks.properties() }}
      actions={<Actions {...property} canWrite={canWrite} />}
      above={<DecideSection {...{ property, canWrite, reply, owner }} texts={view.texts} />}
      factsTitle="O que vem da carga"
      facts={[
        ...shownFields(property).map(fieldFact),
        ['Endereço', view.address],
        ['Fotos', view.texts.photos.value],
      ]}
      history={view.timeline}
      historyTitle="Linha do tempo"
    >
      <WaitingPanel property={id} waiting={waiting} grant={contactsGrant} />
      {check && <CheckPanel {...check} />}
      {canWrite && <OffAirPanel property={property} reply={reply} />}
      <WhoSeesPanel {...property} />
    </Record>
  );
}

const Lead = ({ lead, state, path }: PropertyView & Pick<StaffProperty, 'path'>) => (
  <>
    {lead}{' '}
    <span className="mest">
      <Icon name={path ? 'check' : 'close'} small />
      {state}
    </span>
  </>
);

type ActionsProps = Pick<StaffProperty, 'id' | 'path' | 'source' | 'reference'> & { canWrite: boolean };

const Actions = ({ id, path, source, reference, canWrite }: ActionsProps) => (
  <div className="macoes">
    {canWrite && source === ownSource && (
      <a className="bt bt--2" href={adminLinks.newProperty(ownNumber(reference)!, 'conferir')}>
        Editar cadastro
      </a>
    )}
    {canWrite && (
      <a className="bt bt--2" href={adminLinks.propertyPhotos(id)}>
        <Icon name="picture" small />
        Fotos
      </a>
    )}
    {path && (
      <a className="bt bt--2" href={path}>
        <AdminIcon name="eye" small />
        Ver no site
      </a>
    )}
    <a className="bt bt--2" href={adminLinks.propertyReport(id)}>
      Relatório do proprietário
    </a>
  </div>
);
