import type { OpinionAnswer } from '@domain/opinions';
import type { IconName } from '~/components/ui/icon';

/** The drawing beside each answer's word. */
export const opinionIcons: Record<OpinionAnswer, IconName> = { yes: 'check', maybe: 'wave', no: 'close' };
