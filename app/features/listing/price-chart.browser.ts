import { parseTypedAmount } from '@domain/kernel/money';
import { barsInside, type PriceChart } from '@domain/search/price-words';
import type { FormField } from '@domain/search/form-values';
import { links } from '~/links';
import { answerTimeoutMs, sentFields, withTimeout } from './sent-fields.browser';

const [minField, maxField]: readonly FormField[] = ['preco-min', 'preco-max'];
const slots = '[data-prices]';
const svg = 'http://www.w3.org/2000/svg';
const [barWidth, gap, height] = [13, 3, 70];

interface Drawn {
  /** Form fields without the price, as the key of the drawn chart. */
  of: string;
  asking: AbortController;
  chart?: PriceChart | null;
}
const drawn = new WeakMap<HTMLElement, Drawn>();

/** Draws a price chart for the form's other filters; only if visible and changed. */
export function showPrices(form: HTMLFormElement): void {
  for (const slot of form.querySelectorAll<HTMLElement>(slots))
    if (slot.checkVisibility()) void showIn(slot, form);
}

export function markPrices(form: HTMLFormElement): void {
  const amount = (name: string) =>
    parseTypedAmount((form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '');
  for (const slot of form.querySelectorAll<HTMLElement>(slots)) {
    const chart = drawn.get(slot)?.chart;
    if (!chart) continue;
    const inside = barsInside(chart, amount(minField!), amount(maxField!));
    slot.querySelectorAll('rect').forEach((bar, index) => bar.classList.toggle('den', inside[index]));
  }
}

async function showIn(slot: HTMLElement, form: HTMLFormElement): Promise<void> {
  const fields = sentFields(form);
  fields.delete(minField!);
  fields.delete(maxField!);
  const of = fields.toString();
  const last = drawn.get(slot);
  if (last?.of === of) return;
  last?.asking.abort();
  const controller = new AbortController();
  drawn.set(slot, { of, asking: controller });
  const chart = await withTimeout(answerTimeoutMs, controller, (signal) => chartOf(fields, signal)).catch(
    () => undefined,
  );
  if (drawn.get(slot)?.asking !== controller || !slot.isConnected) return;
  if (chart === undefined) drawn.delete(slot);
  else drawn.set(slot, { of, asking: controller, chart });
  slot.replaceChildren(...(chart ? draw(chart, slot.id) : []));
  slot.toggleAttribute('data-none', !chart);
  markPrices(form);
}

async function chartOf(fields: URLSearchParams, signal: AbortSignal): Promise<PriceChart | null> {
  const response = await fetch(links.filterPrices(fields), { signal });
  if (!response.ok) throw new Error(`the prices' answer is ${response.status}`);
  return (await response.json()) as PriceChart | null;
}

function draw({ text, counts, scale }: PriceChart, id: string): Element[] {
  const sentence = document.createElement('p');
  sentence.className = 'menor';
  sentence.id = `${id}-frase`;
  sentence.textContent = text;

  const drawing = document.createElementNS(svg, 'svg');
  const attributes = {
    viewBox: `0 0 ${counts.length * (barWidth + gap)} ${height + 2}`,
    preserveAspectRatio: 'none',
    role: 'img',
    'aria-labelledby': sentence.id,
  };
  for (const [name, value] of Object.entries(attributes)) drawing.setAttribute(name, value);
  const maxCount = Math.max(...counts);
  counts.forEach((count, bar) => {
    const rect = document.createElementNS(svg, 'rect');
    const high = (count / maxCount) * height;
    const box = { x: bar * (barWidth + gap) + gap / 2, width: barWidth, y: height + 2 - high, height: high };
    for (const [name, value] of Object.entries(box)) rect.setAttribute(name, String(value));
    drawing.append(rect);
  });

  const marks = document.createElement('p');
  marks.className = 'hist__e nota num';
  marks.ariaHidden = 'true';
  marks.append(...scale.map((mark) => Object.assign(document.createElement('span'), { textContent: mark })));
  return [sentence, drawing, marks];
}
