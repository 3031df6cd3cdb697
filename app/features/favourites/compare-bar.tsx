import { Drawing } from '~/components/ui/icon';
import { fewestCompared, mostCompared } from '~/domain/comparison/asked';
import { numberWord } from '~/domain/comparison/number-word';
import { comparisonParam, links } from '~/links';
import { folderDrawings } from './options-menu';

/** The form that ticked homes belong to. */
const formId = 'comparar';

/** Leads to ticked homes side by side; the page that it leads to says where they are too few (brief §17.2). */
export const CompareBar = () => (
  <form id={formId} action={links.compare()} className="barra-comparar">
    <p>
      <b>Comparar</b>{' '}
      <span className="suave">
        {`de ${numberWord(fewestCompared)} a ${numberWord(mostCompared)} imóveis marcados.`}
      </span>
    </p>
    <button className="bt bt--1 bt--c">
      <Drawing path={folderDrawings.compare} small />
      Comparar os marcados
    </button>
  </form>
);

/** Takes a home into the comparison. */
export const CompareTick = ({ code, title }: { code: number; title: string }) => (
  <label className="marca marca--c">
    <input type="checkbox" name={comparisonParam.ids} value={code} form={formId} />
    <span>
      Comparar<span className="vh">{` ${title}`}</span>
    </span>
  </label>
);
