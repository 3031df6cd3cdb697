import { Icon } from '~/components/ui/icon';
import type { FewerLink, Fewer as FewerData } from './fewer-data';

/** What stands in the way of more homes, beside the few that there are. */
export const Fewer = ({ fewer: { title, lead, links } }: { fewer: FewerData }) => (
  <div className="pouco">
    <h2>{title}</h2>
    {lead && <p className="suave">{lead}</p>}
    <FewerLinks links={links} />
  </div>
);

/** Each a link to the same search without one filter, with what it would find. */
export const FewerLinks = ({ links }: { links: readonly FewerLink[] }) => (
  <ul className="menos">
    {links.map(({ label, href, count }) => (
      <li key={href}>
        <a href={href}>
          <span>
            Sem <b>{label}</b>
          </span>{' '}
          {count && <span className="num">{count}</span>}
          <Icon name="next" small />
        </a>
      </li>
    ))}
  </ul>
);
