import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from '~/components/ui/icon';
import { CriteriaList } from './criteria-list';

test('a criterion that is there no more is marked with the warning', () => {
  const html = renderToStaticMarkup(<CriteriaList criteria={['Comprar']} lost={['Moema']} />);
  const [present, lost] = html.match(/<li>.*?<\/li>/g)!;
  const warning = renderToStaticMarkup(<Icon name="warning" small />);
  expect(present).toBe('<li>Comprar</li>');
  expect(lost).toContain(
    `<span class="pesq__perdido">${warning}<span class="vh">não existe mais: </span>Moema`,
  );
});
