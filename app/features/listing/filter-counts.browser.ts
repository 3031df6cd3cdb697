import { countedProperties, propertyNoun, seeProperties } from '@domain/counts';
import { formatNumber } from '@domain/money';
import { links } from '~/links';
import { attributesField, type FilterCounts } from './filter-counts';
import { markPrices, showPrices } from './price-chart.browser';
import { patienceMs, sentFields, within } from './sent-fields.browser';

/** A number is asked for once nothing has been chosen or typed for so long, in ms. */
const quietMs = 250;
const buttons = 'button[data-count]';
/** Where a sheet tells its number: within it, since what lies outside an open window is not told. */
const told = '[data-told]';
const attributeCount = 'data-count-of';

/** What each form has asked for and not been told yet. */
const underWay = new WeakMap<HTMLFormElement, AbortController>();

/**
 * Says on a filter form's buttons how many homes they lead to. Until that is known, and where it cannot be told, they say
 * no number: what they said before is true no more.
 */
export function countForm(form: HTMLFormElement, { hasChanged }: { hasChanged: boolean }): void {
  underWay.get(form)?.abort();
  const asking = new AbortController();
  underWay.set(form, asking);
  show(form, nothing);
  const quiet = setTimeout(() => void ask(form, asking, hasChanged), hasChanged ? quietMs : 0);
  asking.signal.addEventListener('abort', () => clearTimeout(quiet));
  markPrices(form);
}

const nothing: FilterCounts = { total: null, attributes: null };

async function ask(form: HTMLFormElement, asking: AbortController, hasChanged: boolean): Promise<void> {
  showPrices(form);
  const counts = await within(patienceMs, asking, (signal) => countsOf(form, signal)).catch(() => nothing);
  // Another choice has been made meanwhile, or the page has gone.
  if (underWay.get(form) !== asking || !form.isConnected) return;
  show(form, counts);
  if (hasChanged && counts.total !== null) tell(form, counts.total);
}

/** The sheet that is open says it politely. */
function tell(form: HTMLFormElement, total: number): void {
  const open = [...form.querySelectorAll<HTMLElement>(told)].find((each) => each.checkVisibility());
  if (open) open.textContent = total === 0 ? seeProperties(0) : countedProperties(total);
}

async function countsOf(form: HTMLFormElement, signal: AbortSignal): Promise<FilterCounts> {
  const fields = sentFields(form);
  if (form.querySelector(`[${attributeCount}]`)) fields.append(attributesField, '1');
  const response = await fetch(links.filterCounts(fields), { signal });
  return response.ok ? ((await response.json()) as FilterCounts) : nothing;
}

function show(form: HTMLFormElement, { total, attributes }: FilterCounts): void {
  for (const button of form.querySelectorAll(buttons)) button.textContent = seeProperties(total);
  for (const place of form.querySelectorAll(`[${attributeCount}]`)) {
    const count = attributes?.[place.getAttribute(attributeCount) as keyof typeof attributes];
    place.replaceChildren();
    if (count === undefined) continue;
    const noun = document.createElement('span');
    noun.className = 'vh';
    noun.textContent = ` ${propertyNoun(count)}`;
    place.append(formatNumber(count), noun);
  }
}
