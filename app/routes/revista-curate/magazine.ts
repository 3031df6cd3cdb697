import { subscriptionForm } from '~/features/marketing/newsletter/newsletter';

/** The magazine's subscription. */
export const magazineForm = subscriptionForm({ id: 'revista' });
