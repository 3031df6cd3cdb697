import { subscriptionForm } from '~/features/marketing/newsletter/newsletter';

/** 'Avise-me'. */
export const noticeForm = subscriptionForm({ id: 'aviso', isShort: true });
