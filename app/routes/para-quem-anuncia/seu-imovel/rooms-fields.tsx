import { moreRooms } from '@domain/announcement/long-form';
import { Count, YesNo } from '~/features/announce/radio-group';
import { optional } from '~/features/announce/optional';
import { TextField } from '~/forms/text-field';
import type { FormState } from '~/forms/use-form';

export function RoomsFields({ form: { field } }: { form: FormState }) {
  const furnished = field('imovel_mobiliado');
  const area = (name: string) => <TextField {...field(name)} label={optional(field(name).label)} />;
  return (
    <>
      <div className="grupo duo duo--i">
        {area('area_util')}
        {area('area_total')}
      </div>
      <div className="duo duo--i contagens">
        {['dormitorios', 'suites', ...moreRooms.map(({ name }) => name), 'vagas'].map((name) => (
          <Count {...field(name)} key={name} />
        ))}
        <YesNo {...furnished} defaultValue={furnished.defaultValue ?? '0'} />
      </div>
    </>
  );
}
