import type { ShowcaseKind } from '@contract/staff-showcase';
import { plainError } from '~/forms/field';
import { SelectField, TextArea, TextField } from '~/forms/text-field';
import { adminLinks, intentField } from '../admin-links';
import { PictureTools } from '../pictures/picture-tools';
import {
  byField,
  codesField,
  type ItemField,
  itemFields,
  itemIntents,
  type ItemValues,
  sectionsField,
  versionField,
} from './item-fields';

interface ItemFormProps {
  id: string;
  kind: ShowcaseKind;
  itemKey: string;
  action: string;
  values: ItemValues;
  errors: Readonly<Record<string, string>>;
  version: number;
  hasDraft: boolean;
  isPublished: boolean;
  brokers: readonly { slug: string; name: string }[];
}

/** The fields; the buttons of the rows belong to this form, too. */
export function ItemForm({ id, kind, action, values, errors, version, ...parts }: ItemFormProps) {
  const { itemKey, hasDraft, isPublished, brokers } = parts;
  const { fields, codes, sections } = values;
  const fieldOf = ({ name, label, help, max }: ItemField) => ({
    ...{ id: `item-${name}`, name, label, help, defaultValue: fields[name], maxLength: max },
    ...plainError(`item-${name}`, errors[name]),
  });
  const days = itemFields[kind].filter(({ type }) => type === 'date');
  return (
    <form className="form" id={id} method="post" action={action}>
      {/* Enter in a field saves, whichever buttons come first. */}
      <button className="vh" name={intentField} value={itemIntents.save} tabIndex={-1} aria-hidden>
        Salvar rascunho
      </button>
      <input type="hidden" name={versionField} value={version} />
      {kind === 'list' && <input type="hidden" name={codesField} value={codes.join('\n')} />}
      {kind === 'sections' && <input type="hidden" name={sectionsField} value={sections.join(',')} />}
      {kind === 'list' && (
        <SelectField
          id="item-by"
          name={byField}
          label="Imóveis"
          options={listKinds}
          defaultValue={values.by}
          help="Uma lista automática mostra o que a busca encontra, e antes os fixos."
        />
      )}
      {itemFields[kind].map((each) => {
        const { name, type } = each;
        const field = fieldOf(each);
        if (type === 'date') return null;
        if (kind === 'list' && name === 'search' && values.by !== 'search' && !errors.search) return null;
        if (type === 'area') return <TextArea {...field} rows={3} key={name} />;
        const text = <TextField {...field} type="text" autoComplete="off" key={name} />;
        if (!pictureFields.includes(name)) return text;
        return (
          <PictureTools address={fields[name] ?? ''} field={name} key={name}>
            {text}
          </PictureTools>
        );
      })}
      {days.length > 0 && (
        <div className="duo duo--i">
          {days.map((each) => (
            <TextField {...fieldOf(each)} type="date" autoComplete="off" key={each.name} />
          ))}
        </div>
      )}
      {kind === 'list' && (
        <SelectField
          id="item-broker"
          name="broker"
          label="Quem fez (opcional)"
          options={[['', 'Ninguém'], ...brokers.map(({ slug, name }) => [slug, name] as const)]}
          defaultValue={values.broker}
          {...plainError('item-broker', errors.broker)}
        />
      )}
      {(errors.codes ?? errors.pinned ?? errors.sections) && (
        <p className="msg" role="alert">
          {errors.codes ?? errors.pinned ?? errors.sections}
        </p>
      )}
      <div className="macoes">
        <button className="bt bt--1" name={intentField} value={itemIntents.publish}>
          Publicar
        </button>
        <button className="bt bt--2" name={intentField} value={itemIntents.save}>
          Salvar rascunho
        </button>
        <a className="elo" href={adminLinks.showcasePreview(kind, itemKey)}>
          Ver a prévia
        </a>
      </div>
      <div className="macoes">
        {hasDraft && (
          <button className="elo menor" name={intentField} value={itemIntents.discard}>
            Descartar o rascunho
          </button>
        )}
        {isPublished && kind !== 'sections' && (
          <button className="elo menor" name={intentField} value={itemIntents.remove}>
            Tirar do site
          </button>
        )}
      </div>
    </form>
  );
}

const pictureFields = ['image', 'photo'];

const listKinds = [
  ['codes', 'escolhidos um a um'],
  ['search', 'de uma busca, automática'],
] as const;
