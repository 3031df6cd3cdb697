import { subscriptionForm } from '~/features/marketing/newsletter/newsletter';

export const noticeForm = subscriptionForm({ id: 'aviso', isShort: true });
