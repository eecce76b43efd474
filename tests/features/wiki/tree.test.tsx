import { screen, within } from '@testing-library/react';
import { Tree } from '@/features/wiki/navigation/Tree';
import { crumbsOf } from '@/features/wiki/frame/Breadcrumbs';
import { PrevNext } from '@/features/wiki/frame/PrevNext';
import { Sidebar } from '@/features/wiki/navigation/Sidebar';
import { createIntl } from 'react-intl';
import { loadMessages, messagesOf } from '@/i18n';
import { renderScreen } from '../../support/render';

const tree = () => screen.getByRole('navigation', { name: 'Sections' });
const paths = () =>
  within(tree())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('/DetailsByInsurance/', ''));

it('[WK-1] the tree has the sections of the source, its leaves the standard text, amendments and issues', async () => {
  const { user } = await renderScreen(<Tree path="1" label="Sections" />);
  for (let closed = true; closed;) {
    const button = within(tree()).queryAllByRole('button', { expanded: false })[0];
    closed = button !== undefined;
    if (button) await user.click(button);
  }
  const three = (path: string) => [path, `${path}/1`, `${path}/2`, `${path}/3`];
  const two = (path: string) => [path, `${path}/1`, `${path}/2`];
  expect(paths()).toEqual([
    '1',
    ...['2', ...three('2/1'), ...three('2/2'), ...three('2/3'), '2/4'],
    ...['3', ...two('3/1'), ...three('3/2')],
    ...['4', ...three('4/1'), ...three('4/2'), ...three('4/3'), '4/4', ...three('4/5')],
    ...['5', ...three('5/1'), ...two('5/2'), ...three('5/3')],
    ...['6', ...three('6/1'), ...two('6/2'), ...two('6/3')],
    ...['7', ...two('7/1'), ...three('7/2'), ...three('7/3')],
    ...['8', ...three('8/1'), ...two('8/2')],
    'glossary',
  ]);
  const section = within(tree())
    .getByRole('link', { name: 'Level of aggregation' })
    .closest('li') as HTMLElement;
  expect(
    within(section)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Level of aggregation',
    'The Standard',
    'Amendments',
    'Issues in practical application',
  ]);
});

it('[WK-5] the groups along the current path are open by themselves', async () => {
  await renderScreen(<Tree path="4/2/1" label="Sections" />);
  expect(
    within(tree()).getByRole('button', {
      name: 'Pages below Subsequent measurement',
      expanded: true,
    }),
  ).toBeInTheDocument();
  expect(within(tree()).getByRole('link', { current: 'page' })).toHaveTextContent('The Standard');
});

it('[WK-3] the sidebar is 290 and 65 px wide unless it is told otherwise', async () => {
  const { container, user } = await renderScreen(<Sidebar path="1" mobile={false} />);
  const width = () =>
    container.querySelector<HTMLElement>('[data-collapsed]')?.style.getPropertyValue('--sidebar');
  expect(width()).toBe('290px');
  await user.click(screen.getByRole('button', { name: 'Collapse the sidebar' }));
  expect(width()).toBe('65px');
});

it('[WK-6] Home has no path of its own, every level has its number, the last is disabled', async () => {
  await Promise.all([loadMessages('en', 'common'), loadMessages('en', 'gof')]);
  const intl = createIntl({ locale: 'en', messages: messagesOf('en') });
  expect(crumbsOf(intl, '5/2/9')).toEqual([
    { title: 'Home' },
    { index: '5', title: 'Premium allocation approach', path: '5', disabled: false },
    { index: '5.2', title: 'Initial measurement', path: '5/2', disabled: false },
    { index: '5.2.9', title: 'Section 5/2/9', path: '5/2/9', disabled: true },
  ]);
});

it('[WK-8] the neighbours of a section are named by their titles; an unknown section has none', async () => {
  const { unmount } = await renderScreen(<PrevNext path="2/1" />);
  expect(screen.getByRole('link', { name: /^Previous/ })).toHaveTextContent(
    'PreviousBefore measurement: contract management',
  );
  expect(screen.getByRole('link', { name: /^Next/ })).toHaveTextContent(
    'NextClassification of contracts · The Standard',
  );
  unmount();
  await renderScreen(<PrevNext path="9" />);
  expect(screen.getByRole('button', { name: /Previous Page/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Next Page/ })).toBeDisabled();
});
