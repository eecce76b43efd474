import { Pie } from '@nivo/pie';
import type { Staff } from '../content';
import { RING, colorOf } from './staffRing';

/** The ring as a chart: a sector answers to the pointer with its field and its people. */
export function StaffPie({ staff }: { staff: Staff[] }) {
  const { size, margin, hole, gap } = RING;
  return (
    <Pie
      data={staff.map(({ field, people }, index) => ({
        id: field,
        value: people,
        color: colorOf(index),
      }))}
      width={size}
      height={size}
      margin={{ top: margin, right: margin, bottom: margin, left: margin }}
      innerRadius={hole}
      activeOuterRadiusOffset={margin / 2}
      colors={{ datum: 'data.color' }}
      borderWidth={gap}
      borderColor="#fff"
      enableArcLabels={false}
      enableArcLinkLabels={false}
      animate={false}
      role="presentation"
    />
  );
}
