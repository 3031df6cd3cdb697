import { SelectField, TextArea, TextField } from '~/forms/text-field';
import { PictureTools } from '../pictures/picture-tools';
import { blockField, sources, type TypedBlock } from './campaign-fields';

export interface BlockProps {
  block: TypedBlock;
  index: number;
  people: readonly (readonly [string, string])[];
  /** By field. */
  errorOf(field: string): string | undefined;
}

/** The fields of one block. */
export function BlockFields({ block: { kind, fields }, index, people, errorOf }: BlockProps) {
  const field = (name: string) => ({
    ...{ id: blockField(index, name), name: blockField(index, name), defaultValue: fields[name] ?? '' },
    error: errorOf(name),
  });
  switch (kind) {
    case 'text':
      return (
        <>
          <TextField {...field('title')} label="Título" maxLength={120} />
          <TextArea {...field('text')} label="Texto" rows={3} maxLength={4000} />
        </>
      );
    case 'photo':
      return (
        <>
          <PictureTools address={fields.photo ?? ''} field={`b${index}`} which={`do bloco ${index + 1}`}>
            <TextField
              {...field('photo')}
              label="Endereço da foto"
              help="Envie uma foto, ou escreva um endereço que começa com https://"
              inputMode="url"
              maxLength={1000}
            />
          </PictureTools>
          <TextField
            {...field('alt')}
            label="O que se vê"
            help="Lida em voz alta para quem não vê. Obrigatória."
            maxLength={200}
          />
        </>
      );
    case 'properties':
      return (
        <>
          <fieldset className="mcamp__de">
            <legend className="vh">De onde vêm</legend>
            {sourceChoices.map(([value, text]) => (
              <label key={value}>
                <input
                  type="radio"
                  name={blockField(index, 'source')}
                  value={value}
                  defaultChecked={(fields.source || sources.codes) === value}
                />
                {text}
              </label>
            ))}
          </fieldset>
          <TextField
            {...field('search')}
            label="Endereço da busca"
            help="Copie do site, como /imoveis/venda?tipo-de-localizacao=Praia. Aparecem os seis primeiros."
            maxLength={500}
          />
          <TextField
            {...field('codes')}
            label="Códigos, na ordem"
            help="Se um sair do ar, some daqui sozinho."
            maxLength={800}
          />
        </>
      );
    case 'quote':
      return (
        <>
          <TextArea {...field('text')} label="Citação" rows={2} maxLength={600} />
          <TextField {...field('author')} label="De quem" maxLength={120} />
        </>
      );
    case 'contact':
      return (
        <SelectField
          {...field('responsible')}
          label="Quem recebe"
          help="Os contatos chegam com a marca desta campanha."
          options={[['', 'Quem atende, pelas regras'], ...people]}
        />
      );
  }
}

const sourceChoices = [
  [sources.search, 'De uma busca'],
  [sources.codes, 'Por código'],
] as const;
