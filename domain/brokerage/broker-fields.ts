import { z } from 'zod';
import { requiredText } from '../validation/text';

/* Rules of a broker's data, for the brokerage file and the admin; `message` says that a value is missing. */

export const brokerName = (message: string) => requiredText(message, 80);

/** With or without the prefix 'CRECI'. */
export const creci = (message: string) =>
  requiredText(message, 30).transform((text) => text.replace(/^CRECI\s+(?=\d)/i, ''));

export const brokerText = (message: string) => requiredText(message, 2000);

export const secureUrl = (message: string) => z.url({ protocol: /^https$/, error: message });
