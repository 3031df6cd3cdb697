import { FieldError } from '~/forms/field';
import { adminLinks, intentField } from '../admin-links';
import { Panel } from '../record/panel';
import { ruleIntents, type RuleReply, wasField } from './distribution-fields';

export const MembersPanel = ({ members }: { members: readonly { name: string; href: string }[] }) => (
  <Panel id="pesos" title="Peso e horário">
    <p className="suave">Quem tem peso 2 recebe dois contatos a cada um de quem tem peso 1.</p>
    <ul className="mlinhas">
      {members.map(({ name, href }) => (
        <li key={href}>
          {name}
          <a className="elo" href={href}>
            Mudar<span className="vh"> {name}</span>
          </a>
        </li>
      ))}
    </ul>
  </Panel>
);

/** Groups are looked at in their order. */
export function OrderPanel({ id, order }: { id: number; order: readonly number[] }) {
  const at = order.indexOf(id);
  if (order.length < 2) return null;
  return (
    <Panel id="ordem" title="Ordem">
      <p className="suave">
        É o {at + 1}º de {order.length} grupos. O primeiro que serve decide.
      </p>
      <form className="form" method="post" action={adminLinks.ruleGroup(id)}>
        <input type="hidden" name={wasField} value={JSON.stringify(order)} />
        {at > 0 && (
          <button className="bt bt--2" name={intentField} value={ruleIntents.up}>
            Subir
          </button>
        )}
        {at < order.length - 1 && (
          <button className="bt bt--2" name={intentField} value={ruleIntents.down}>
            Descer
          </button>
        )}
      </form>
    </Panel>
  );
}

export function RemoveGroupPanel({ id, reply }: { id: number; reply: RuleReply | undefined }) {
  const failed = reply?.intent === ruleIntents.remove ? reply.failed : undefined;
  return (
    <Panel id="apagar" title="Apagar">
      <details open={failed !== undefined}>
        <summary className="elo">Apagar este grupo</summary>
        <form className="form" method="post" action={adminLinks.ruleGroup(id)}>
          <input type="hidden" name={intentField} value={ruleIntents.remove} />
          <p className="suave">
            Não se desfaz; para parar por um tempo, desligue. Os contatos que ele já decidiu ficam como estão.
          </p>
          <button className="bt bt--2 perigo">Apagar agora</button>
          <FieldError id="apagar-envio" error={failed} />
        </form>
      </details>
    </Panel>
  );
}
