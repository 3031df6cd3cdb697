import { plainError } from '~/forms/field';
import { SelectField, TextArea, TextField } from '~/forms/text-field';
import { Checks } from '~/components/ui/checks';
import { Select } from '~/components/ui/select';
import { SegmentedControl } from '~/components/ui/segmented-control';
import { Chips } from '~/routes/imoveis/chips';
import { links } from '~/links';
import { Group, State } from './group';

const rooms = ['1+', '2+', '3+'].map((label) => ({ value: label, label }));
const order = [
  { value: 'relevancia', label: 'Mais relevantes' },
  { value: 'preco', label: 'Menor preço' },
];

export function Choices() {
  return (
    <>
      <Group title="Campos">
        <State name="vazio">
          <TextField id="vazio" name="vazio" label="E-mail" placeholder="nome@exemplo.com.br" />
        </State>
        <State name="com ajuda">
          <TextField id="ajuda" name="ajuda" label="Nome completo" help="Como está no documento." />
        </State>
        <State name="com erro">
          <TextField
            id="erro"
            name="erro"
            label="Telefone"
            defaultValue="(11) 1111"
            {...plainError('erro', 'Preencha com um número válido')}
          />
        </State>
        <State name="desativado">
          <TextField id="desativado" name="desativado" label="Código" defaultValue="10293" disabled />
        </State>
        <State name="lista">
          <SelectField
            id="lista"
            name="lista"
            label="Assunto"
            options={[
              ['compra', 'Compra'],
              ['locacao', 'Locação'],
            ]}
          />
        </State>
        <State name="várias linhas">
          <TextArea id="linhas" name="linhas" label="Mensagem" />
        </State>
      </Group>
      <Group title="Escolhas">
        <State name="caixas">
          <Checks name="caixas" options={rooms} selected={['1+']} />
        </State>
        <State name="passos">
          <fieldset>
            <legend className="vh">Quartos</legend>
            <SegmentedControl name="passos" options={rooms} selected="2+" />
          </fieldset>
        </State>
        <State name="ordem">
          <Select label="Ordenar" options={order} />
        </State>
        <State name="filtros ativos">
          <Chips
            chips={[{ key: 'quartos', label: '3+ quartos', href: links.allProperties() }]}
            clearHref={links.allProperties()}
          />
        </State>
      </Group>
    </>
  );
}
