import { situations } from '@domain/announcement/options';
import { ChoiceGroup } from '~/forms/choice-group';
import { TextField } from '~/forms/text-field';
import type { FormState } from '~/forms/use-form';
import { Count, YesNo } from './radio-group';
import { optional } from './optional';

/** @param texts of values that read otherwise */
export const SituationField = ({
  form: { field, typed },
  texts,
}: {
  form: FormState<'situacao_imovel'>;
  texts?: Readonly<Record<string, string>>;
}) => (
  <ChoiceGroup
    {...field('situacao_imovel')}
    type="radio"
    options={situations}
    texts={texts}
    selected={[typed('situacao_imovel') ?? '']}
  />
);

interface InfosFieldsProps {
  form: FormState<'situacao_imovel' | 'area_util' | 'imovel_mobiliado' | 'dormitorios' | 'suites' | 'vagas'>;
  situationTexts?: Readonly<Record<string, string>>;
}

export function InfosFields({ form, situationTexts }: InfosFieldsProps) {
  const { field } = form;
  const area = field('area_util');
  const furnished = field('imovel_mobiliado');
  return (
    <>
      <SituationField form={form} texts={situationTexts} />
      <div className="grupo duo duo--i">
        <TextField {...area} label={optional(area.label)} />
        <YesNo {...furnished} defaultValue={furnished.defaultValue ?? '0'} />
      </div>
      <Count {...field('dormitorios')} />
      <Count {...field('suites')} />
      <Count {...field('vagas')} />
    </>
  );
}
