import { useBroker } from '~/features/broker/broker-context';
import { textOf } from '@domain/search/heading';
import { sentences } from '@domain/kernel/text';
import { creciText } from '@domain/brokerage/creci-text';
import { Chips } from './chips';
import type { ListingData } from './listing-data';
import { SaveSearchButton } from './save-search';
import { Sentence } from './sentence';
import { SortAndView, ViewForm } from './sort-and-view';

/** In characters. A longer heading leaves no room for a second line on phones (brief §18.2). */
const shortHeading = 44;
/** In characters. A longer heading has a smaller font. */
const longHeading = 66;

/** Where a campaign page's link leads. */
export const listHeadId = 'imoveis';

export function ListingHead({ page }: { page: ListingData }) {
  const { heading, total, summary, banner } = page;
  const broker = useBroker();
  const second = broker
    ? creciText(broker.creci)
    : banner && `${sentences(banner.title)} ${banner.description}`;
  // The heading with the count names the broker.
  const title =
    broker && typeof heading.title[0] === 'number'
      ? [...heading.title, ` com ${broker.name}`]
      : heading.title;
  const { length } = textOf(title);
  // A campaign page has the title of its own above.
  const Title = page.campaign?.hasTitle ? 'h2' : 'h1';
  return (
    <div
      className={length > longHeading ? 'titulo titulo--longo' : 'titulo'}
      id={page.campaign && listHeadId}
    >
      <Title data-total={total ?? undefined}>
        <Sentence words={title} />
      </Title>
      {!page.noneHere && (
        <div className="titulo__a">
          <SaveSearchButton className="bi-r" />
          <SortAndView page={page} />
          <ViewForm page={page} className="vistas so-desk" />
        </div>
      )}
      {heading.line.length > 0 && (
        <p className="titulo__p">
          <Sentence words={heading.line} />
        </p>
      )}
      {second && (
        <p className={length > shortHeading || heading.line.length > 0 ? 'titulo__p so-desk' : 'titulo__p'}>
          {second}
        </p>
      )}
      <Chips chips={page.chips} clearHref={page.form.clear.drawer} />
      <p className="vh" role="status">
        {[textOf(title), textOf(heading.line), summary].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}
