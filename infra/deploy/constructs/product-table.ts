import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';

type Props = { readonly tableName: string; readonly isKept: boolean };

/** The days for which DynamoDB can look back. */
export const RECOVERY_DAYS = 35;
/** The attribute with a Unix time at which DynamoDB removes the row. */
export const EXPIRY_ATTRIBUTE = 'expires';
export const STREAM_VIEW = StreamViewType.NEW_AND_OLD_IMAGES;

/** The one table (`functions/README.md`, "The table"): every second of its last weeks can be restored. */
export class ProductTable extends Table {
  constructor(scope: Construct, id: string, { tableName, isKept }: Props) {
    super(scope, id, {
      tableName,
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.AWS_MANAGED,
      stream: STREAM_VIEW,
      timeToLiveAttribute: EXPIRY_ATTRIBUTE,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: RECOVERY_DAYS,
      },
      deletionProtection: isKept,
      removalPolicy: isKept ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
  }
}
