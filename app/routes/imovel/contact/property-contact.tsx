import { useActionData } from '@remix-run/react';
import type { PropertyDetail } from '~/domain/property';
import { useBroker } from '~/features/broker/broker-context';
import type { FormReply } from '~/forms/form-reply';
import { isInterestOnly } from '@domain/property/launch';
import { InterestForm } from './interest-form';
import { RequestForm } from './request-form';
import { SentRequest } from './sent-request';
import type { ContactState } from './state.server';
import { WhatsappLink } from './whatsapp-link';

export interface PropertyContactProps {
  detail: PropertyDetail;
  contact: ContactState;
  pageUrl: string;
}

/** Anchor for the bottom bar of phones. */
export const contactId = 'fale';

export function PropertyContact({ detail, contact, pageUrl }: PropertyContactProps) {
  const reply = useActionData<FormReply>();
  const broker = useBroker();
  const answering = broker ?? detail.corretor;
  if (contact.sent)
    return <SentRequest detail={detail} contact={contact} sent={contact.sent} broker={answering} />;
  const Form = isInterestOnly(detail) ? InterestForm : RequestForm;
  return (
    <div className="fale" id={contactId}>
      <Form contact={contact} reply={reply} inNameOf={broker?.slug} />
      <WhatsappLink detail={detail} pageUrl={pageUrl} broker={answering} house={contact.whatsapp} />
    </div>
  );
}
