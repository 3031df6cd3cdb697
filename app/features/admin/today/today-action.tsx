import { adminLinks } from '../admin-links';
import { AnsweredButtons } from '../answering/answered-buttons';
import { PhoneLink, WhatsAppButton } from '../answering/reach';
import type { TodayAction as Action } from './today-row';

/** Of a row of Hoje. */
export function TodayAction(action: Action) {
  const { label } = action;
  if ('href' in action)
    return (
      <a className="bt bt--2" href={action.href}>
        {label}
      </a>
    );
  if ('whatsapp' in action) return <WhatsAppButton contact={action.whatsapp} name={action.name} isAccent />;
  if ('call' in action)
    return <PhoneLink contact={action.call} name={action.name} phone={action.phone} label={label} />;
  if ('answered' in action)
    return (
      <details className="tmenu">
        <summary className={action.isAccent ? 'bt bt--1' : 'bt bt--2'}>{label}</summary>
        <div className="tmenu__c">
          <AnsweredButtons contact={action.answered} action={adminLinks.today()} />
        </div>
      </details>
    );
  if ('postpone' in action) return <Postpone {...action} />;
  return (
    <form method="post" action={action.post}>
      <Hidden fields={action.fields} />
      <button className={action.isAccent ? 'bt bt--1' : 'bt bt--2'}>{label}</button>
    </form>
  );
}

const Hidden = ({ fields }: { fields: Readonly<Record<string, string>> }) =>
  Object.entries(fields).map(([name, value]) => <input type="hidden" name={name} value={value} key={name} />);

const dayName = 'next_on';

/** To tomorrow, or to another day. */
function Postpone({ label, postpone, fields, today, tomorrow }: Extract<Action, { postpone: string }>) {
  return (
    <details className="tmenu">
      <summary className="bt bt--2">{label}</summary>
      <div className="tmenu__c">
        <form method="post" action={postpone}>
          <Hidden fields={fields} />
          <button className="bt bt--2" name={dayName} value={tomorrow}>
            Para amanhã
          </button>
        </form>
        <form method="post" action={postpone}>
          <Hidden fields={fields} />
          <label>
            <span className="vh">Outro dia</span>
            <input type="date" name={dayName} min={today} required />
          </label>
          <button className="bt bt--2">Para este dia</button>
        </form>
      </div>
    </details>
  );
}
