import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Scan } from '@/store';
import { source } from '../messages';
import { Outlines } from './Outlines';
import styles from './OutlinedPicture.module.css';

/** The picture, each of its codes outlined and numbered as in the list beside it. */
export function OutlinedPicture({ scan, picture }: { scan: Scan; picture: Blob | undefined }) {
  const intl = useIntl();
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!picture) return undefined;
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  const { name, page = 0, codes, width, height } = scan;
  return (
    <div className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      <img
        ref={show}
        alt={intl.formatMessage(source.preview, { name, page, count: codes.length })}
      />
      <Outlines width={width} height={height} codes={codes} />
    </div>
  );
}
