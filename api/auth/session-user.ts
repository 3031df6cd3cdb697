import type { z } from 'zod';
import type { sessionAnswer } from '@contract/auth';

/**
 * Whom a session's answer names (spec 1 §9). `has_products` marks owners with listed products: the catalogue comes from
 * feeds that name no owners, so no account is one.
 */
export const userOf = ({
  email,
  name,
}: {
  email: string;
  name: string;
}): NonNullable<z.input<typeof sessionAnswer>['user']> => ({
  email,
  name,
  has_products: false,
});
