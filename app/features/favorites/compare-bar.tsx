import { Drawing } from '~/components/ui/icon';
import { minCompared, maxCompared } from '~/domain/comparison/requested-properties';
import { numberWord } from '~/domain/comparison/number-word';
import { comparisonParam, links } from '~/links';
import { folderDrawings } from './folder-drawings';

const formId = 'comparar';

/** Opens the comparison; its page shows an error for too few properties (brief §17.2). */
export const CompareBar = () => (
  <form id={formId} action={links.compare()} className="barra-comparar">
    <p>
      <b>Comparar</b>{' '}
      <span className="suave">
        {`de ${numberWord(minCompared)} a ${numberWord(maxCompared)} imóveis marcados.`}
      </span>
    </p>
    <button className="bt bt--1 bt--c">
      <Drawing path={folderDrawings.compare} small />
      Comparar os marcados
    </button>
  </form>
);

export const CompareTick = ({ code, title }: { code: number; title: string }) => (
  <label className="marca marca--c">
    <input type="checkbox" name={comparisonParam.ids} value={code} form={formId} />
    <span>
      Comparar<span className="vh">{` ${title}`}</span>
    </span>
  </label>
);
