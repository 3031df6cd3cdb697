import { adminLinks, intentField } from '../../admin-links';
import { Icon } from '~/components/ui/icon';
import { breakable } from '../../layout/breakable';
import { resolveIntent } from './check-fields';
import { Panel } from '../../record/panel';
import { CheckForm } from './check-buttons';

export interface CheckPanelProps {
  property: { id: number; sell_price: number | null; rent_price: number | null };
  /** 'Conferido em 26/10, por Tomás Reis' */
  checked: string;
  question: string;
  label: string;
  /** The role may, and the property is on the market. */
  canCheck: boolean;
  /** A broker says that it has changed. */
  reported: { text: string; note: string } | null;
  /** false: others change the property. */
  canWrite: boolean;
}

/** Of a property's page: when offer and price were confirmed, and the press that does. */
export const CheckPanel = ({ property, checked, question, label, reported, ...may }: CheckPanelProps) => {
  const { canCheck, canWrite } = may;
  return (
    <Panel id="conferir" title="Conferido">
      <p>{checked}.</p>
      {canCheck && (
        <>
          <p className="suave">{question}</p>
          <CheckForm
            property={property}
            label={label}
            to={adminLinks.property(property.id)}
            isAccent={false}
          />
        </>
      )}
      {reported && (
        <div className="recado recado--info">
          <Icon name="info" />
          <div>
            <p>{breakable(reported.text)}:</p>
            <p>{breakable(reported.note)}</p>
          </div>
        </div>
      )}
      {reported && canWrite && (
        <form method="post" action={adminLinks.changedProperty(property.id)}>
          <input type="hidden" name={intentField} value={resolveIntent} />
          <button className="bt bt--2">Resolvido</button>
        </form>
      )}
      {canCheck && !canWrite && (
        <a className="bt bt--2" href={adminLinks.changedProperty(property.id)}>
          Mudou
        </a>
      )}
    </Panel>
  );
};
