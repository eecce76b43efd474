import { screen, within } from '@testing-library/react';
import * as headerStories from '../../stories/shell/Header.stories';
import { composeStories, show } from '../support/stories';

const stories = composeStories(headerStories);
const links = () =>
  within(screen.getAllByRole('navigation')[0] as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('[SH-1] shows a visitor the navigation, Sign Up and Login', async () => {
  await show(stories.Visitor);
  expect(links()).toEqual([
    ['Home', '/'],
    ['Expert', '/IntroductionOfExperts'],
    ['Details', '/DetailsByInsurance/1'],
    ['Counseling', '/ApplyForConsultation'],
  ]);
  expect(screen.getByRole('button', { name: 'Sign Up' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
});

it('[SH-1] shows Demo and Logout in their place when logged in', async () => {
  await show(stories.SignedIn);
  expect(screen.getByRole('button', { name: 'Demo' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
});

it('[SH-1] marks the entry of the page', async () => {
  await show(stories.Counseling);
  const marked = within(screen.getAllByRole('navigation')[0] as HTMLElement).getByRole('link', {
    current: 'page',
  });
  expect(marked).toHaveTextContent('Counseling');
});

it('[SH-1] opens the dots menu', async () => {
  await show(stories.NarrowMenu);
  expect(screen.getByLabelText('Menu', { selector: 'summary' }).parentElement).toHaveAttribute(
    'open',
  );
});
