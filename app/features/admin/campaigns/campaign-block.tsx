import { AdminIcon, type AdminIconName } from '../admin-icon';
import { intentField } from '../admin-links';
import { BlockFields, type BlockProps } from './block-fields';
import { blockField, intents, kindField, kindNames } from './campaign-fields';

/** A block of the form with its buttons; they work without scripts. */
export function CampaignBlock({ isLast, ...props }: BlockProps & { isLast: boolean }) {
  const { block, index } = props;
  const number = index + 1;
  return (
    <li className="mbloco" id={`bloco-${index}`}>
      <div className="mbloco__c">
        <h2>
          <span className="num">{number}</span>
          {kindNames[block.kind]}
        </h2>
        <div className="mbloco__b">
          <Button
            intent={intents.up}
            icon="moveUp"
            label={`Subir o bloco ${number}`}
            {...{ index }}
            isOff={index === 0}
          />
          <Button
            intent={intents.down}
            icon="moveDown"
            label={`Descer o bloco ${number}`}
            {...{ index }}
            isOff={isLast}
          />
          <Button intent={intents.remove} icon="close" label={`Tirar o bloco ${number}`} {...{ index }} />
        </div>
      </div>
      <div className="form">
        <input type="hidden" name={blockField(index, kindField)} value={block.kind} />
        <BlockFields {...props} />
      </div>
    </li>
  );
}

interface ButtonProps {
  intent: string;
  icon: AdminIconName;
  label: string;
  index: number;
  isOff?: boolean;
}

const Button = ({ intent, icon, label, index, isOff = false }: ButtonProps) => (
  <button className="bi" name={intentField} value={`${intent}:${index}`} aria-label={label} disabled={isOff}>
    <AdminIcon name={icon} small />
  </button>
);
