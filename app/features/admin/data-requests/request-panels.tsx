import { erasureReasons } from '@domain/people/erasure-reasons';
import { FieldError } from '~/forms/field';
import type { FormReply } from '~/forms/form-reply';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { adminLinks, intentField } from '../admin-links';
import { asDocument } from '../document-link';
import { adminForms } from '../forms';
import { Panel } from '../record/panel';
import { requestIntents } from './request-intents';

export type RequestReply = (FormReply & { intent: string }) | undefined;

interface PanelProps {
  id: number;
  reply: RequestReply;
}

export function AccessPanel({ id, isOpen, reply }: PanelProps & { isOpen: boolean }) {
  return (
    <Panel id="acesso" title="Acesso aos dados">
      <p className="suave">
        Confira com a pessoa que é ela mesma. O arquivo tem tudo o que está guardado dela.
      </p>
      <p>
        <a className="bt bt--2 bt--t" href={adminLinks.dataRequestFile(id)} {...asDocument}>
          Baixar os dados (JSON)
        </a>
      </p>
      {isOpen && (
        <form method="post" action={adminLinks.dataRequest(id)}>
          <input type="hidden" name={intentField} value={requestIntents.answer} />
          <button className="bt bt--2 bt--t">Já enviei os dados</button>
          <FieldError
            id="acesso-envio"
            error={reply?.intent === requestIntents.answer ? reply.failed : undefined}
          />
        </form>
      )}
    </Panel>
  );
}

const reasonOptions: readonly (readonly [string, string])[] = [
  ['', 'Escolha'],
  ...Object.entries(erasureReasons),
];

interface ErasurePanelProps extends PanelProps {
  obligations: readonly { what: string; law: string; until: string }[];
}

/** There is no undo: what stays, and why, is said before. */
export function ErasurePanel({ id, obligations, reply }: ErasurePanelProps) {
  const form = useForm(adminForms.erasure, {
    action: adminLinks.dataRequest(id),
    reply: reply?.intent === requestIntents.erase ? reply : undefined,
  });
  return (
    <Panel id="exclusao" title="Apagar agora">
      <p className="suave">Não dá para desfazer. Só isto continua guardado:</p>
      <Obligations rows={obligations} />
      <FormLayout
        form={form}
        hasSummary={false}
        submit={
          <SubmitButton pending={form.pending} isDestructive>
            Apagar esta pessoa
          </SubmitButton>
        }
      >
        <input type="hidden" name={intentField} value={requestIntents.erase} />
        <SelectField {...form.field('reason')} options={reasonOptions} required />
      </FormLayout>
    </Panel>
  );
}

export const Obligations = ({ rows }: { rows: ErasurePanelProps['obligations'] }) => (
  <ul>
    {rows.map(({ what, law, until }) => (
      <li key={law}>
        {what}{' '}
        <span className="suave">
          ({law}): {until}.
        </span>
      </li>
    ))}
  </ul>
);
