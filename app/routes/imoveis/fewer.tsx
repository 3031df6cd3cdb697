import { Icon } from '~/components/ui/icon';
import { SmallFacade } from '~/features/frame/small-facade';
import type { EmptyStateData } from './empty-state-data';
import type { FewerLink, Fewer as FewerData } from './fewer-data';
import { SaveOrElse } from './save-search';

/** What stands in the way of more homes, beside the few that there are. */
export const Fewer = ({ fewer: { title, lead, links } }: { fewer: FewerData }) => (
  <div className="pouco">
    <h2>{title}</h2>
    {lead && <p className="suave">{lead}</p>}
    <FewerLinks links={links} />
  </div>
);

/** Where a place has none, and only its surroundings have: what stands in the way, and the ways out. */
export const NoneHere = ({ fewer, ways }: { fewer?: FewerData; ways: EmptyStateData['actions'] }) => (
  <div className="pouco pouco--v">
    <SmallFacade detail="lens" />
    <div>
      {fewer && (
        <>
          <h2>{fewer.title}</h2>
          <FewerLinks links={fewer.links} />
        </>
      )}
      <SaveOrElse actions={ways} />
    </div>
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
