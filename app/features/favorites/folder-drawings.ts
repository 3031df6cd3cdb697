/** Icons of folder pages (brief §8). */
export const folderDrawings = {
  dots: 'M5 12h.1M12 12h.1M19 12h.1',
  pencil: 'm4 20 1-4.5L16 4.5l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  bin: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20h10l1-13.5M10 10.5v6M14 10.5v6',
  undo: 'M4.5 9.5h10a5 5 0 0 1 0 10H9M8 5.5l-4 4 4 4',
  cross: 'm6 6 12 12M18 6 6 18',
  move: 'M3.5 5.5h6l2 2.5h9v11h-17zM9 13.5h6m-2.5-2.5 2.5 2.5-2.5 2.5',
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h4',
  falls: 'M12 4v15m-6-6 6 6 6-6',
  rises: 'M12 20V5m-6 6 6-6 6 6',
  compare: 'M4 5h6.5v14H4zM13.5 5H20v14h-6.5zM4 10h6.5M13.5 14H20',
} as const;
