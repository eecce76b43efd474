/** What the charts of the close have in common: nivo draws SVG, which knows no tokens. */
export const chartTheme = {
  background: 'transparent',
  text: { fontFamily: 'inherit', fontSize: 12, fill: '#48566a' },
  axis: {
    domain: { line: { stroke: '#d5dde8', strokeWidth: 1 } },
    ticks: { line: { stroke: '#d5dde8' }, text: { fill: '#48566a', fontSize: 12 } },
    legend: { text: { fill: '#48566a', fontSize: 12 } },
  },
  grid: { line: { stroke: '#e8edf4', strokeWidth: 1 } },
  crosshair: { line: { stroke: '#0b1f3a', strokeOpacity: 0.5 } },
  tooltip: {
    container: {
      borderRadius: 6,
      boxShadow: '0 6px 24px rgb(7 20 38 / 18%)',
      color: '#14202f',
      fontSize: 13,
    },
  },
} as const;

/** Series one after the other; each stands out from the paper and from its neighbours, also without colour vision. */
export const chartColors = [
  '#0b6e67',
  '#1d4378',
  '#a34a00',
  '#6480a8',
  '#8a6d1d',
  '#35b8b1',
  '#7a3b69',
  '#55691f',
] as const;
export const chartColor = (index: number): string =>
  chartColors[index % chartColors.length] ?? chartColors[0];
