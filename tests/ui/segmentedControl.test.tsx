import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from '../../stories/ui/SegmentedControl.stories';
import { composeStories } from '../support/stories';

const { Default } = composeStories(stories);

it('says what is chosen, and chooses another by mouse and by keys', async () => {
  render(<Default />);
  const group = within(screen.getByRole('group', { name: 'View' }));
  const chosen = () => group.getByRole('button', { pressed: true });
  expect(chosen()).toHaveTextContent('Chart');
  await userEvent.click(group.getByRole('button', { name: 'Table' }));
  expect(chosen()).toHaveTextContent('Table');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toHaveTextContent('Chart');
});
