import { type Appraisal, appraise } from './appraise.ts';

onmessage = ({ data }: MessageEvent<Appraisal>) => postMessage(appraise(data));
