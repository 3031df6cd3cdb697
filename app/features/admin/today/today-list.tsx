import { counted } from '@domain/kernel/counts';
import type { TodayAction, TodayRow } from './today-row';
import type { TodayList as List } from './today-view';

export const TodayList = ({ title, rows, count, moreHref }: List) => (
  <section className="msec">
    <h2>{title}</h2>
    <ul className="tarefas">
      {rows.map(({ key, ...row }) => (
        <Task {...row} key={key} />
      ))}
    </ul>
    {moreHref && count > rows.length && (
      <a className="elo" href={moreHref}>
        Mais {counted(count - rows.length, 'contato', 'contatos')}
      </a>
    )}
  </section>
);

function Task({ time, isLate, what: [before, name, after], href, why, actions }: Omit<TodayRow, 'key'>) {
  return (
    <li className={isLate ? 'tarefa atraso' : 'tarefa'}>
      <span className="tquando">{time}</span>
      <div>
        <p>
          {before}
          <a href={href}>{name}</a>
          {after}
        </p>
        <p className="suave">{why}</p>
      </div>
      <div className="tacoes">
        {actions.map((action) => (
          <Action {...action} key={action.label} />
        ))}
      </div>
    </li>
  );
}

function Action(action: TodayAction) {
  if (!('post' in action))
    return (
      <a className="bt bt--2" href={action.href}>
        {action.label}
      </a>
    );
  const { label, post, fields, isAccent } = action;
  return (
    <form method="post" action={post}>
      {Object.entries(fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <button className={isAccent ? 'bt bt--1' : 'bt bt--2'}>{label}</button>
    </form>
  );
}
