import { sectors } from '@/features/company/staff/staffRing';

const staff = (...people: number[]) =>
  people.map((count, index) => ({ field: String(index), people: count }));

describe('the sectors of the staff ring', () => {
  it('[SH-9] begins at the top and goes round clockwise', () => {
    const [half, quarter] = sectors(staff(2, 1, 1));
    expect(half).toMatch(/^M0\.00 -112\.00A112 112 0 0 1 0\.00 112\.00/);
    expect(quarter).toMatch(/^M0\.00 112\.00A112 112 0 0 1 -112\.00 /);
  });

  it('[SH-9] takes the long way round for more than half', () => {
    expect(sectors(staff(3, 1))[0]).toContain('A112 112 0 1 1 -112.00');
  });
});
