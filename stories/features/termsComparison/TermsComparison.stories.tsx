import type { Meta } from '@storybook/react-webpack5';
import { TermsComparisonScreen } from '@/features/termsComparison';
import { createScreenStory } from '../../support/createScreenStory';
import { clickButton, findBy, play, uploadFile } from '../../support/play';

const meta: Meta = { title: 'Screens/Comparison of wordings' };
export default meta;

const comparison = { screen: <TermsComparisonScreen />, path: '/kb/OriginalInsuranceComparison' };
const sample = clickButton(/^(Try the sample|예시 보기|試用範例)$/);
const compared = play(sample, findBy('list'));

export const Empty = createScreenStory({ ...comparison, play: play(findBy('textbox')) });
export const Narrow = createScreenStory({
  ...comparison,
  width: 'narrow',
  play: play(findBy('textbox')),
});
export const Compared = createScreenStory({ ...comparison, play: compared });
export const NarrowCompared = createScreenStory({
  ...comparison,
  width: 'narrow',
  play: compared,
});
export const Scan = createScreenStory({
  ...comparison,
  play: play(
    uploadFile(() => new File([new Uint8Array([0xff, 0xd8, 0xff])], 'scan.jpg')),
    findBy('status'),
  ),
});
export const Refused = createScreenStory({
  ...comparison,
  play: play(
    uploadFile(() => new File(['HWP'], 'policy.hwp')),
    findBy('alert'),
  ),
});
