import type { Frequency } from '@domain/saved-search/frequency';
import { Drawing } from '~/components/ui/icon';

const bell = 'M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10 20.5h4';
const silent = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0M10 9v6M14 9v6';

/** A bell, or a pause without alerts (prototype pesquisas-avisos). */
export const FrequencyIcon = ({ of }: { of: Frequency }) => (
  <Drawing path={of === 'off' ? silent : bell} small />
);
