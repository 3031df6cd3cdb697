import { Icon } from '~/components/ui/icon';
import { SmallIllustration } from '~/features/status-pages/small-illustration';
import type { EmptyStateData } from './empty-state-data';
import type { FewerLink, Fewer as FewerData } from './fewer-data';
import { SaveOrElse } from './save-search';

export const Fewer = ({ fewer: { title, lead, links } }: { fewer: FewerData }) => (
  <div className="pouco">
    <h2>{title}</h2>
    {lead && <p className="suave">{lead}</p>}
    <FewerLinks links={links} />
  </div>
);

/** Suggestions and actions, if only the surroundings of a place have properties. */
export const NoneHere = ({
  fewer,
  ways: emptyActions,
}: {
  fewer?: FewerData;
  ways: EmptyStateData['actions'];
}) => (
  <div className="pouco pouco--v">
    <SmallIllustration detail="lens" />
    <div>
      {fewer && (
        <>
          <h2>{fewer.title}</h2>
          <FewerLinks links={fewer.links} />
        </>
      )}
      <SaveOrElse actions={emptyActions} />
    </div>
  </div>
);

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
