// The benchmark page: a table of 200 figures and 20 obstacles on which `.ci/bench.mjs` drags one figure about.
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Choice } from '../../src/core/choice.ts';
import { type AreaNode, FIGURES, type PieceNode, type Scene } from '../../src/core/scene.ts';
import { SEATS } from '../../src/core/seat.ts';
import { pathLength } from '../../src/geometry/path.ts';
import type { Point } from '../../src/geometry/point.ts';
import type { Draft, Proposal } from '../../src/table/hand/proposal.ts';
import { Table, type TableHandle } from '../../src/table/Table.tsx';

const COLUMNS = 20;
const text = { key: 'bench' };
const placeOf = (i: number): Point => ({ x: 60 + (i % COLUMNS) * 60, y: 60 + Math.floor(i / COLUMNS) * 80 });
const pieces = Array.from({ length: 200 }, (_, i): PieceNode => ({
  kind: 'piece',
  id: `piece${i}`,
  at: placeOf(i),
  base: { kind: 'disc', at: { x: 0, y: 0 }, r: 12.5 },
  tall: 45,
  figure: FIGURES[i % 20] ?? 'trooper',
  seat: SEATS[i % 4] ?? 'blue',
  mark: String(i),
  label: text,
}));
const obstacles = Array.from({ length: 20 }, (_, i): AreaNode => ({
  kind: 'area',
  id: `tree${i}`,
  style: 'tree',
  shape: { kind: 'disc', at: { x: 90 + (i % 10) * 120, y: 100 + Math.floor(i / 10) * 400 }, r: 15 },
  top: 120,
}));
const scene: Scene = {
  width: 1280,
  height: 880,
  mat: 'soldiers',
  unit: { mm: 60, text },
  nodes: [...obstacles, ...pieces],
};
const from = placeOf(109);
const walk: Choice<unknown> = {
  kind: 'walk',
  label: text,
  piece: 'piece109',
  from,
  reach: 400,
  along: (path) => ({ path }),
  example: () => ({ path: [from] }),
};

const Bench = () => {
  const table = useRef<TableHandle>(null);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const propose = (draft: Draft | null) =>
    setProposal(
      draft && {
        ...draft,
        action: null,
        refusal: null,
        preview: { nodes: [], used: Math.round(pathLength(draft.path ?? [])) },
      },
    );
  useEffect(() => {
    Object.assign(window, {
      bench: () => ({ from: table.current?.clientOf(from), proposed: proposal?.path?.length ?? 0 }),
    });
  });
  return (
    <Table
      ref={table}
      scene={scene}
      theme="light"
      turned={false}
      calm
      leads={false}
      whose="blue"
      choices={[walk]}
      selected="piece109"
      mode={null}
      percent={String}
      onSelect={() => undefined}
      onIdle={() => false}
      onTarget={() => undefined}
      proposal={proposal}
      onPropose={propose}
      onDrop={propose}
      onTurn={() => false}
      ghosts={[]}
      story={[]}
      tool="hand"
      tapes={[]}
      onTapes={() => undefined}
      run={null}
      onSkip={() => undefined}
      say={(message) => message.key}
      length={(mm) => ({ unit: String(mm / 60), cm: String(mm / 10) })}
      number={String}
      label={(id) => id}
    />
  );
};
const root = document.getElementById('root');
if (root) createRoot(root).render(<Bench />);
