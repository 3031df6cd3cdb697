import { subscriptionForm } from '~/features/marketing/newsletter/newsletter';

export const magazineForm = subscriptionForm({ id: 'revista' });
