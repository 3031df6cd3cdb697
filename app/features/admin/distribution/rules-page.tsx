import { contactOriginNames } from '@domain/leads/portals';
import type { SentencePart } from '@domain/leads/distribution/sentence-parts';
import { Icon } from '~/components/ui/icon';
import { plainError } from '~/forms/field';
import { SelectField, TextField } from '~/forms/text-field';
import { adminLinks } from '../admin-links';
import { RecordSection } from '../record/record';
import { type HistoryRow, RecordHistory } from '../record/record-history';
import { previewField } from './distribution-fields';
import type { RuleRow, rulesView } from './rules-view';
import { Sentence } from './sentence';

interface Preview {
  typed: { code: string; origin: string };
  sentence: SentencePart[] | null;
  error: string | undefined;
}

interface RulesPageProps extends ReturnType<typeof rulesView> {
  canWrite: boolean;
  preview: Preview;
  history: readonly HistoryRow[] | null;
}

/** 'Quem atende': the rules as sentences, in their order. */
export const RulesPage = ({ rows, promise, absences, canWrite, preview, history }: RulesPageProps) => (
  <>
    <a className="elo mvolta" href={adminLinks.contacts()}>
      <Icon name="back" small />
      Contatos
    </a>
    <div className="mcab">
      <div>
        <h1>Quem atende</h1>
        <p className="suave">
          A primeira frase que serve decide. Quem já foi atendido não muda de corretor sozinho.
        </p>
      </div>
      {canWrite && (
        <a className="bt bt--2" href={adminLinks.newRuleGroup()}>
          <Icon name="plus" small />
          Criar grupo
        </a>
      )}
    </div>
    <ol className="regras">
      {rows.map((row, index) => (
        <RuleItem {...row} number={index + 1} canWrite={canWrite} key={row.key} />
      ))}
    </ol>
    <div className="dupla-m mregras">
      <div className="mfatos">
        <RecordSection title="Se chegasse agora">
          <PreviewForm {...preview} />
        </RecordSection>
      </div>
      <aside className="mlados">
        <section className="lado" aria-labelledby="promessa">
          <h2 id="promessa">Promessa</h2>
          <p className="suave">{promise}</p>
          <p className="nota mnota">Os minutos são os de LEAD_REPLY_MINUTES, na configuração do site.</p>
        </section>
        <section className="lado" aria-labelledby="fora">
          <h2 id="fora">Fora nesta semana</h2>
          {absences.length === 0 && <p>Ninguém.</p>}
          {absences.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {canWrite && (
            <p>
              <a className="elo" href={adminLinks.absences()}>
                Anotar ausência
              </a>
            </p>
          )}
        </section>
      </aside>
      {history && (
        <RecordSection title="Histórico">
          <RecordHistory rows={history} />
        </RecordSection>
      )}
    </div>
  </>
);

const RuleItem = ({
  number,
  sentence,
  usage,
  active,
  href,
  canWrite,
}: RuleRow & { number: number; canWrite: boolean }) => (
  <li className="regra">
    <b aria-hidden="true">{number}</b>
    <div>
      <p>
        <Sentence parts={sentence} />
      </p>
      <p className="suave">{usage}</p>
    </div>
    {active ? (
      <span className="mvale mvale--ok">
        <Icon name="check" small />
        vale
      </span>
    ) : (
      <span className="mvale">desligada</span>
    )}
    {canWrite && (
      <a className="elo" href={href}>
        Mudar<span className="vh"> a frase {number}</span>
      </a>
    )}
  </li>
);

const PreviewForm = ({ typed, sentence, error }: Preview) => (
  <>
    <form className="form" method="get" action={adminLinks.rules()}>
      <div className="duo duo--i">
        <TextField
          id="agora-imovel"
          name={previewField.code}
          label={
            <>
              Imóvel, código <span className="op">(opcional)</span>
            </>
          }
          maxLength={40}
          autoComplete="off"
          defaultValue={typed.code}
          {...plainError('agora-imovel', error)}
        />
        <SelectField
          id="agora-origem"
          name={previewField.origin}
          label="Origem"
          options={Object.entries(contactOriginNames)}
          defaultValue={typed.origin}
        />
      </div>
      <button className="bt bt--2">Ver de quem seria</button>
    </form>
    {sentence && (
      <p role="status">
        <Sentence parts={sentence} />
      </p>
    )}
  </>
);
