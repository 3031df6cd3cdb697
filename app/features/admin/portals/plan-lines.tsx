import { maxPlan } from '@domain/property/feed-portals';
import { FieldError } from '~/forms/field';
import { TextField } from '~/forms/text-field';
import { adminLinks, intentField } from '../admin-links';
import { planFields, portalField, portalIntents, readField } from './portals-fields';
import type { PortalsReply } from './portals-action.server';
import type { PlanView } from './portals-view';

interface PlanLinesProps {
  portals: readonly PlanView[];
  reply: PortalsReply | undefined;
}

/** What the brokerage bought of each portal, and when it last read. */
export const PlanLines = ({ portals, reply }: PlanLinesProps) => (
  <ul className="mplanos">
    {portals.map((portal) => (
      <li key={portal.id}>
        <h2>{portal.name}</h2>
        {portal.isInUse ? (
          <>
            <p>
              {portal.lines.map((line, place) => (
                <span key={line}>
                  {place > 0 && <br />}
                  {line}
                </span>
              ))}
            </p>
            <p className="nota">{portal.read}</p>
            {portal.note && <p className={portal.isOver ? 'mrecusa' : 'nota'}>{portal.note}</p>}
          </>
        ) : (
          <p className="suave">Não lê a nossa carga.</p>
        )}
        <PlanForm
          portal={portal}
          reply={reply?.intent === portalIntents.plan && reply.portal === portal.id ? reply : undefined}
          key={JSON.stringify(portal.plan)}
        />
      </li>
    ))}
  </ul>
);

function PlanForm({ portal, reply }: { portal: PlanView; reply: PortalsReply | undefined }) {
  const { id, name, plan, hasSuper } = portal;
  const numbers = [
    ['highlights', 'Destaques'] as const,
    ...(hasSuper ? [['super_highlights', 'Superdestaques'] as const] : []),
  ];
  return (
    <details className="mplano" open={reply !== undefined}>
      <summary>
        Mudar o plano<span className="vh"> de {name}</span>
      </summary>
      <form method="post" action={adminLinks.portals()}>
        <input type="hidden" name={intentField} value={portalIntents.plan} />
        <input type="hidden" name={portalField} value={id} />
        <input type="hidden" name={readField} value={JSON.stringify(plan)} />
        <label className="marca">
          <input type="checkbox" name={planFields.in_use} value="sim" defaultChecked={plan.in_use} />
          <span>
            lê a nossa carga<span className="vh">: {name}</span>
          </span>
        </label>
        {numbers.map(([field, label]) => (
          <TextField
            id={`plano-${id}-${field}`}
            key={field}
            name={planFields[field]}
            type="number"
            inputMode="numeric"
            min={0}
            max={maxPlan}
            label={`${label} no plano`}
            defaultValue={reply?.plan?.[field] ?? String(plan[field])}
          />
        ))}
        <FieldError id={`plano-${id}`} error={reply?.failed} />
        <button className="bt bt--2">
          Salvar o plano<span className="vh"> de {name}</span>
        </button>
      </form>
    </details>
  );
}
