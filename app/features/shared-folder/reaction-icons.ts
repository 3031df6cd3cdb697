import type { ReactionValue } from '@domain/favorites/reactions';
import type { IconName } from '~/components/ui/icon';

export const reactionIcons: Record<ReactionValue, IconName> = { yes: 'check', maybe: 'wave', no: 'close' };
