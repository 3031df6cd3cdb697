import { useBroker } from '~/features/broker/broker-context';
import { textOf } from '@domain/search/heading';
import { creciText } from '~/domain/broker';
import { Chips } from './chips';
import type { ListingData } from './listing-data';
import { SaveSearchButton } from './save-search';
import { Sentence } from './sentence';
import { SortAndView, ViewForm } from './sort-and-view';

/** A heading of more letters leaves no room for a second line before the photograph of a phone (brief §18.2). */
const shortHeading = 44;
/** One of more letters is set smaller there, for it keeps its count. */
const longHeading = 66;

/** How many homes of what, one more line where there is one, the order and the view. */
export function ListingHead({ page }: { page: ListingData }) {
  const { heading, total, summary, banner } = page;
  const broker = useBroker();
  const second = broker ? creciText(broker.creci) : banner && `${banner.title}. ${banner.description}`;
  // Whose homes they are is said where they are counted.
  const title =
    broker && typeof heading.title[0] === 'number'
      ? [...heading.title, ` com ${broker.name}`]
      : heading.title;
  const { length } = textOf(title);
  return (
    <div className={length > longHeading ? 'titulo titulo--longo' : 'titulo'}>
      <h1 data-total={total ?? undefined}>
        <Sentence words={title} />
      </h1>
      {!page.noneHere && (
        <div className="titulo__a">
          <SaveSearchButton className="bi-r" />
          <SortAndView page={page} />
          <ViewForm page={page} className="seg seg--b so-desk" />
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
