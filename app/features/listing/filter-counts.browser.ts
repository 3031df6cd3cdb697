import { countedProperties, propertyNoun, seeProperties } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import { links } from '~/links';
import { attributesField, type FilterCounts } from './filter-counts';
import { markPrices, showPrices } from './price-chart.browser';
import { answerTimeoutMs, sentFields, withTimeout } from './sent-fields.browser';

const quietMs = 250;
const buttons = 'button[data-count]';
/** Live region inside the open sheet: content outside a modal is not announced. */
const liveCountSelector = '[data-told]';
const attributeCount = 'data-count-of';

const pendingCounts = new WeakMap<HTMLFormElement, AbortController>();

/** Shows the number of results on the form's buttons; no number while loading or after an error. */
export function countForm(form: HTMLFormElement, { hasChanged }: { hasChanged: boolean }): void {
  pendingCounts.get(form)?.abort();
  const controller = new AbortController();
  pendingCounts.set(form, controller);
  show(form, nothing);
  const quiet = setTimeout(() => void fetchCount(form, controller, hasChanged), hasChanged ? quietMs : 0);
  controller.signal.addEventListener('abort', () => clearTimeout(quiet));
  markPrices(form);
}

const nothing: FilterCounts = { total: null, attributes: null };

async function fetchCount(
  form: HTMLFormElement,
  controller: AbortController,
  hasChanged: boolean,
): Promise<void> {
  showPrices(form);
  const counts = await withTimeout(answerTimeoutMs, controller, (signal) => countsOf(form, signal)).catch(
    () => nothing,
  );
  if (pendingCounts.get(form) !== controller || !form.isConnected) return;
  show(form, counts);
  if (hasChanged && counts.total !== null) showCount(form, counts.total);
}

function showCount(form: HTMLFormElement, total: number): void {
  const open = [...form.querySelectorAll<HTMLElement>(liveCountSelector)].find((each) =>
    each.checkVisibility(),
  );
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
