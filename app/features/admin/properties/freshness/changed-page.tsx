import type { FormReply } from '~/forms/form-reply';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { TextArea } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { Icon } from '~/components/ui/icon';
import { maxChangeNote } from '@domain/property/freshness';
import { adminLinks } from '../../admin-links';
import { adminForms } from '../../forms';
import { breakable } from '../../layout/breakable';

interface ChangedProps {
  id: number;
  title: string;
  place: string;
  checked: string;
  reported: { note: string; text: string } | null;
  /** false: off the market. */
  isOffered: boolean;
  reply: FormReply | undefined;
}

/** 'Mudou': a broker says what, and those who change properties read it in Hoje. */
export function ChangedPage({ id, title, place, checked, reported, isOffered, reply }: ChangedProps) {
  const form = useForm(adminForms.changedProperty, {
    action: adminLinks.changedProperty(id),
    reply,
    known: { note: reported?.note ?? '' },
  });
  return (
    <>
      <a className="elo mvolta" href={adminLinks.property(id)}>
        <Icon name="previous" small />
        {breakable(title || 'Imóvel sem título')}
      </a>
      <div className="mcab">
        <div>
          <h1>O que mudou?</h1>
          <p className="suave">
            {breakable(place)}. {checked}
          </p>
        </div>
      </div>
      {reported && <p>{breakable(reported.text)}. O texto de agora toma o lugar daquele.</p>}
      {isOffered ? (
        <FormLayout form={form} submit={<SubmitButton pending={form.pending}>Avisar</SubmitButton>}>
          <TextArea
            {...form.field('note')}
            rows={4}
            maxLength={maxChangeNote}
            help="Preço, vendido, reservado, o que o dono disse. Quem cuida da vitrine lê em Hoje e muda o imóvel."
          />
        </FormLayout>
      ) : (
        <p>Este imóvel está fora do ar: não há o que avisar.</p>
      )}
    </>
  );
}
