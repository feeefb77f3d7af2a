"""MiniStack with what it lacks of AWS for these stacks.

What has no behaviour on a laptop (edge, budgets, single sign-on of others) is recorded: it gets an identity and the
attributes that templates ask for. A custom resource of the CDK does here what its function does in AWS, because that
function expects tools of the Lambda image. A server on port 2773 answers as AWS's Parameters and Secrets extension does.
"""

import io
import json
import mimetypes
import threading
import urllib.error
import urllib.request
import zipfile
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from fnmatch import fnmatch
from os import environ
from urllib.parse import parse_qs, quote, urlsplit

from ministack.app import main
from ministack.core.responses import get_region, new_uuid
from ministack.services import cloudformation, cognito, dynamodb, route53
from ministack.services.cloudformation import changesets, engine, handlers, provisioners, stacks
from ministack.services.cloudformation.helpers import _xml

PORT = environ["GATEWAY_PORT"]
ACCOUNT = environ["MINISTACK_ACCOUNT_ID"]
EXTENSION_PORT = 2773

# Type -> attributes besides the identity, each made of the identity.
RECORDED = {
    "AWS::Budgets::Budget": {},
    "AWS::CloudFront::CachePolicy": {"Id": "{}"},
    "AWS::CloudFront::Function": {"FunctionARN": f"arn:aws:cloudfront::{ACCOUNT}:function/{{}}"},
    "AWS::CloudFront::OriginAccessControl": {"Id": "{}"},
    "AWS::CloudFront::OriginRequestPolicy": {"Id": "{}"},
    "AWS::CloudFront::ResponseHeadersPolicy": {"Id": "{}"},
    "AWS::Cognito::ManagedLoginBranding": {"ManagedLoginBrandingId": "{}"},
    "AWS::Cognito::UserPoolIdentityProvider": {},
    "AWS::Logs::MetricFilter": {},
    "AWS::WAFv2::WebACLAssociation": {},
    "AWS::Route53::HealthCheck": {"HealthCheckId": "{}"},
}


def call(service, region, method, path, body=None, headers=None):
    """Asks MiniStack, which reads the region from the scope of a signature and checks no signature."""
    scope = f"test/20260101/{region}/{service}/aws4_request"
    request = urllib.request.Request(
        f"http://127.0.0.1:{PORT}{path}",
        data=body,
        method=method,
        headers={
            "authorization": f"AWS4-HMAC-SHA256 Credential={scope}, SignedHeaders=host, Signature=0",
            **(headers or {}),
        },
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return answer.read()


def call_json(service, region, target, body):
    headers = {"x-amz-target": target, "content-type": "application/x-amz-json-1.1"}
    return json.loads(call(service, region, "POST", "/", json.dumps(body).encode(), headers))


def recorded(attributes):
    def create(logical_id, _props, _stack):
        identity = f"{logical_id}-{new_uuid()[:8]}"
        return identity, {name: form.format(identity) for name, form in attributes.items()}

    def update(identity, _old, _new, _stack):
        return identity, {name: form.format(identity) for name, form in attributes.items()}

    return {"create": create, "update": update, "delete": lambda _identity, _props: None}


def put_files(_logical_id, props, _stack):
    """As the function of `aws-cdk-lib/aws-s3-deployment`: unpacks the assets into the bucket."""
    region, bucket = get_region(), props["DestinationBucketName"]
    excluded, included = props.get("Exclude", []), props.get("Include", [])
    for source, key in zip(props["SourceBucketNames"], props["SourceObjectKeys"]):
        archive = zipfile.ZipFile(io.BytesIO(call("s3", region, "GET", f"/{source}/{key}")))
        for name in archive.namelist():
            # As `aws s3 sync` reads them: what is excluded may be included again.
            if name.endswith("/") or (is_in(name, excluded) and not is_in(name, included)):
                continue
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            headers = {"content-type": kind, **props.get("SystemMetadata", {})}
            call("s3", region, "PUT", f"/{bucket}/{quote(name)}", archive.read(name), headers)
    return f"files-{new_uuid()}", {"DestinationBucketArn": f"arn:aws:s3:::{bucket}"}


def is_in(name, patterns):
    return any(fnmatch(name, pattern) for pattern in patterns)


def done_by(create):
    def update(_identity, _old, new, stack):
        return create("", new, stack)

    return {"create": create, "update": update, "delete": lambda _identity, _props: None}


def update_distribution(identity, _old, _new, _stack):
    """MiniStack would make another one, where AWS changes the one that is there."""
    address = f"{identity}.cloudfront.net"
    arn = f"arn:aws:cloudfront::{ACCOUNT}:distribution/{identity}"
    return identity, {"Arn": arn, "DomainName": address, "Id": identity}


def update_client(identity, _old, new, _stack):
    """MiniStack would make another one, where AWS changes the addresses of the one that is there."""
    client = cognito._user_pools[new["UserPoolId"]]["_clients"][identity]
    client.update({name: value for name, value in new.items() if name in client})
    return identity, {}


def changed_records(records):
    """MiniStack would enter the record once more, and refuse it."""

    def update(identity, old, new, stack):
        records["delete"](identity, old)
        return records["create"](identity, new, stack)

    return {"update": update}


def across_regions(resolve):
    """`Fn::GetStackOutput` says the region of the stack that it asks; MiniStack looks into its own only."""

    def resolve_refs(value, *context, **more):
        if not isinstance(value, dict) or "Fn::GetStackOutput" not in value:
            return resolve(value, *context, **more)
        asked = value["Fn::GetStackOutput"]
        stack = cloudformation._stacks.get_scoped(ACCOUNT, asked["Region"], asked["StackName"])
        for output in (stack or {}).get("Outputs", []):
            if output["OutputKey"] == asked["OutputName"]:
                return output["OutputValue"]
        raise ValueError(f"{asked['StackName']} has no output {asked['OutputName']}")

    return resolve_refs


class Extension(BaseHTTPRequestHandler):
    """https://docs.aws.amazon.com/secretsmanager/latest/userguide/retrieving-secrets_lambda.html"""

    def do_GET(self):
        address = urlsplit(self.path)
        query = {name: values[0] for name, values in parse_qs(address.query).items()}
        region = environ["REHEARSAL_REGION"]
        try:
            if address.path == "/secretsmanager/get":
                ask = {"SecretId": query["secretId"]}
                found = call_json("secretsmanager", region, "secretsmanager.GetSecretValue", ask)
            else:
                ask = {"Name": query["name"]}
                found = call_json("ssm", region, "AmazonSSM.GetParameter", ask)
            self.reply(200, found)
        except urllib.error.HTTPError as refused:
            self.reply(refused.code, {"message": "refused"})

    def reply(self, status, body):
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def log_message(self, *_):
        pass


def with_dkim(create):
    """SES gives three records to enter with an identity."""

    def create_identity(logical_id, props, stack):
        identity, attributes = create(logical_id, props, stack)
        for at in (1, 2, 3):
            token = f"token{at}"
            attributes[f"DkimDNSTokenName{at}"] = f"{token}._domainkey.{props['EmailIdentity']}"
            attributes[f"DkimDNSTokenValue{at}"] = f"{token}.dkim.amazonses.com"
        return identity, attributes

    return create_identity


def with_issuer(create):
    """Tokens name the pool by its address at AWS."""

    def create_pool(logical_id, props, stack):
        pool, attributes = create(logical_id, props, stack)
        issuer = f"https://cognito-idp.{get_region()}.amazonaws.com/{pool}"
        return pool, {**attributes, "ProviderURL": issuer}

    return create_pool


def known_by_arn(handlers):
    """A reference to a secret is its ARN, of which the CDK takes the name."""
    create, delete = handlers["create"], handlers["delete"]

    def create_secret(logical_id, props, stack):
        _name, attributes = create(logical_id, props, stack)
        return attributes["Arn"], attributes

    def delete_secret(arn, props):
        # The name, without the six characters that AWS adds to it.
        delete(arn.split(":")[6][:-7], props)

    return {"create": create_secret, "delete": delete_secret}


def known_by_metric(create):
    """MiniStack computes no expressions of metrics: an alarm of one is recorded only."""
    record = recorded({"Arn": "arn:aws:cloudwatch:us-east-1:000000000000:alarm:{}"})["create"]

    def create_alarm(logical_id, props, stack):
        return (record if props.get("Metrics") else create)(logical_id, props, stack)

    return create_alarm


def by_name(act):
    """The CDK names a stack by its ARN when it takes it away."""

    def act_by_name(params):
        given = params["StackName"]
        named = given[0] if isinstance(given, list) else given
        name = named.split("/")[1] if named.startswith("arn:") else named
        return act({**params, "StackName": [name] if isinstance(given, list) else name})

    return act_by_name


def there_or_not(delete):
    """AWS succeeds as long as the stack is there, and the CDK relies on it before each deployment."""

    def delete_change_set(params):
        status, *answer = delete(params)
        return (status, *answer) if status != 404 else _xml(200, "DeleteChangeSetResponse", "")

    return delete_change_set


def with_recovery(create):
    """Tables of templates let rows expire and can be restored, as their templates say."""

    def create_table(logical_id, props, stack):
        name, attributes = create(logical_id, props, stack)
        recovery = props.get("PointInTimeRecoverySpecification", {})
        is_kept = str(recovery.get("PointInTimeRecoveryEnabled")).lower() == "true"
        dynamodb._pitr_settings[name] = is_kept
        if expiry := props.get("TimeToLiveSpecification"):
            dynamodb._update_ttl({"TableName": name, "TimeToLiveSpecification": {**expiry, "Enabled": True}})
        return name, attributes

    return create_table


def keeping_last_state(delete):
    """AWS makes a backup by itself of a table that is deleted while it can be restored."""

    def delete_table(data):
        name = data.get("TableName")
        if dynamodb._pitr_settings.get(name):
            asked = {"TableName": name, "BackupName": f"{name}$DeletedTableBackup"}
            _status, _headers, made = dynamodb._create_backup(asked)
            arn = json.loads(made)["BackupDetails"]["BackupArn"]
            dynamodb._backups[arn]["BackupDetails"]["BackupType"] = "SYSTEM"
        return delete(data)

    return delete_table


def with_string_keys(create):
    """A backup does not say of what kind the keys are once its table is gone: ours are all strings."""

    def create_table(data):
        keys = [key["AttributeName"] for key in data.get("KeySchema", [])]
        strings = [{"AttributeName": key, "AttributeType": "S"} for key in keys]
        return create({**data, "AttributeDefinitions": data.get("AttributeDefinitions") or strings})

    return create_table


def with_window(describe):
    """A table can be restored to any second from its creation to now."""

    def describe_recovery(data):
        status, headers, body = describe(data)
        answer = json.loads(body)
        recovery = answer.get("ContinuousBackupsDescription", {}).get("PointInTimeRecoveryDescription", {})
        if "EarliestRestorableDateTime" in recovery:
            created = dynamodb._tables[data["TableName"]]["CreationDateTime"]
            recovery["EarliestRestorableDateTime"] = created
        return status, headers, json.dumps(answer)

    return describe_recovery


def to_the_moment(restore):
    """The stand-in gives the rows of now: what its stream says to have been written since is taken back."""

    def restore_table(data):
        status, headers, body = restore(data)
        if status == 200:
            items = dynamodb._tables[data["TargetTableName"]]["items"]
            moment = data["RestoreDateTime"] * 1000
            for record in reversed(dynamodb.stream_live_records(data["SourceTableName"])):
                change = record["dynamodb"]
                # It begins with the milliseconds.
                if int(change["SequenceNumber"][:20]) <= moment:
                    break
                pk, sk = (change["Keys"][key]["S"] for key in ("pk", "sk"))
                if "OldImage" in change:
                    items[pk][sk] = change["OldImage"]
                else:
                    items.get(pk, {}).pop(sk, None)
        return status, headers, body

    return restore_table


def add_zone(identity, name):
    """The operator's hosted zones, which the stacks find and do not make."""
    route53._zones[identity] = {
        "id": identity,
        "name": f"{name}.",
        "caller_reference": identity,
        "comment": "",
        "private": False,
    }
    route53._records[identity] = route53._default_records(f"{name}.")


resolve_refs = across_regions(engine._resolve_refs)
for module in (cloudformation, changesets, engine, handlers, stacks):
    module._resolve_refs = resolve_refs
for zone, zone_name in json.loads(environ["REHEARSAL_ZONES"]).items():
    add_zone(zone, zone_name)
for name, attributes in RECORDED.items():
    provisioners._RESOURCE_HANDLERS.setdefault(name, recorded(attributes))
provisioners._RESOURCE_HANDLERS.update(
    {
        "Custom::CDKBucketDeployment": done_by(put_files),
    }
)
tables = provisioners._RESOURCE_HANDLERS["AWS::DynamoDB::Table"]
tables["create"] = with_recovery(tables["create"])
dynamodb._create_table = with_string_keys(dynamodb._create_table)
dynamodb._delete_table = keeping_last_state(dynamodb._delete_table)
dynamodb._describe_continuous_backups = with_window(dynamodb._describe_continuous_backups)
dynamodb._restore_table_to_point_in_time = to_the_moment(dynamodb._restore_table_to_point_in_time)
provisioners._RESOURCE_HANDLERS["AWS::CloudFront::Distribution"]["update"] = update_distribution
provisioners._RESOURCE_HANDLERS["AWS::Cognito::UserPoolClient"]["update"] = update_client
records = provisioners._RESOURCE_HANDLERS["AWS::Route53::RecordSet"]
records.update(changed_records(records))
identities = provisioners._RESOURCE_HANDLERS["AWS::SES::EmailIdentity"]
identities["create"] = with_dkim(identities["create"])
pools = provisioners._RESOURCE_HANDLERS["AWS::Cognito::UserPool"]
pools["create"] = with_issuer(pools["create"])
secrets = provisioners._RESOURCE_HANDLERS["AWS::SecretsManager::Secret"]
secrets.update(known_by_arn(secrets))
alarms = provisioners._RESOURCE_HANDLERS["AWS::CloudWatch::Alarm"]
alarms["create"] = known_by_metric(alarms["create"])
actions = handlers._ACTION_HANDLERS
actions["DeleteStack"] = by_name(actions["DeleteStack"])
actions["DeleteChangeSet"] = there_or_not(actions["DeleteChangeSet"])
extension = ThreadingHTTPServer(("127.0.0.1", EXTENSION_PORT), Extension)
threading.Thread(target=extension.serve_forever, daemon=True).start()
main()
